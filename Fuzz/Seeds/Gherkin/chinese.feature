# language: zh-CN
功能: 加
场景: 二
假如有一个
那么 二
