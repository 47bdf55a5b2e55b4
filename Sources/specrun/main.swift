print("specrun")
