export const cookieText = {
  "version": "2026-11-29"
} as const;

export const pageBounds = {
  "first": 24,
  "most": 50
} as const;

export const favoriteBounds = {
  "inList": {
    "max": 100
  },
  "note": {
    "max": 200
  }
} as const;

export const searchBounds = {
  "radiiM": [
    2000,
    5000,
    10000,
    25000
  ],
  "counted": {
    "max": 1000
  },
  "suggestions": {
    "max": 5
  },
  "placeText": {
    "min": 3
  }
} as const;

export const searchFlags = {
  "always_open": "is24h",
  "instant": "isInstantBook",
  "featured_host": "hasFeaturedHost",
  "meter": "hasElectricMeter"
} as const;

export const searchReals = [
  "sizeMinM2",
  "sizeMaxM2",
  "heightMinM",
  "doorWidthMinM"
] as const;

export const searchNumbers = {
  "price_min": "priceMinCents",
  "price_max": "priceMaxCents",
  "size_min": "sizeMinM2",
  "size_max": "sizeMaxM2",
  "height_min": "heightMinM",
  "door_min": "doorWidthMinM",
  "stay_max": "minStayMaxDays",
  "radius": "radiusM"
} as const;
