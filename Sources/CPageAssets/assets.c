#include "CPageAssets.h"

// clang has `#embed` in every version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char *cpa_report_style(void) {
  static const unsigned char text[] = {
#embed "Report/page.css"
      , '\n',
#embed "Report/reading.css"
      , '\n',
#embed "Report/print.css"
      , 0};
  return text;
}

// The files share one strict scope, in this order; `Scripts/lint-assets.sh` checks them together.
const unsigned char *cpa_report_script(void) {
  static const unsigned char text[] = {
#embed "Report/page.js"
      , '\n',
#embed "Report/details.js"
      , '\n',
#embed "Report/filters.js"
      , '\n',
#embed "Report/controls.js"
      , 0};
  return text;
}

const unsigned char *cpa_catalog_style(void) {
  static const unsigned char text[] = {
#embed "Catalog/catalog.css"
      , 0};
  return text;
}

const unsigned char *cpa_catalog_script(void) {
  static const unsigned char text[] = {
#embed "Catalog/catalog.js"
      , 0};
  return text;
}
