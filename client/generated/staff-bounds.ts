export const staffViewBounds = {
  "counted": {
    "max": 12
  },
  "viewAs": {
    "minutes": 15
  }
} as const;

export const legalNoticeBounds = {
  "min": 15,
  "max": 366
} as const;

export const staffMoneyBounds = {
  "aloneCents": 50000,
  "creditMaxCents": 5000
} as const;
