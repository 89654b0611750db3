export const cancelReasons = {
  "renter": [
    "PLANS_CHANGED",
    "FOUND_ANOTHER",
    "OTHER"
  ],
  "host": [
    "SPACE_UNAVAILABLE",
    "SPACE_UNUSABLE",
    "PERSONAL",
    "OTHER"
  ],
  "staff": [
    "DOCUMENTED_EMERGENCY",
    "SPACE_REMOVED",
    "OTHER"
  ]
} as const;

export const noticeReasons = {
  "renter": [
    "NOT_NEEDED",
    "MOVING",
    "FOUND_ANOTHER",
    "OTHER"
  ],
  "host": [
    "OWN_USE",
    "WORKS",
    "SALE",
    "BREACH",
    "OTHER"
  ],
  "hostOfFixed": [
    "OWN_USE",
    "WORKS",
    "SALE",
    "BREACH"
  ],
  "staff": [
    "OWN_USE",
    "WORKS",
    "SALE",
    "BREACH",
    "OTHER"
  ]
} as const;
