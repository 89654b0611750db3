export const apiLimits = {
  "bucket": [
    2000,
    4000,
    4000
  ],
  "restored": [
    20,
    50,
    100
  ],
  "perCall": [
    500,
    1000,
    2000
  ],
  "nodes": [
    2000,
    5000,
    10000
  ],
  "first": [
    50,
    50,
    100
  ]
} as const;

export const waitingBounds = {
  "priorityHours": 24
} as const;

export const chargeBounds = {
  "formalNoticeDays": 15,
  "announcedDays": 3
} as const;

export const policyBounds = {
  "strictMinStayDays": 30
} as const;

export const dataRequestBounds = {
  "answerDays": 30
} as const;

export const guaranteeLimits = {
  "BASIC": {
    "bookingCents": 50000,
    "objectCents": 15000,
    "waterCents": 10000,
    "excessCents": 5000
  },
  "PLUS": {
    "bookingCents": 200000,
    "objectCents": 40000,
    "waterCents": 40000,
    "excessCents": 7500
  },
  "MAXIMA": {
    "bookingCents": 500000,
    "objectCents": 80000,
    "waterCents": 80000,
    "excessCents": 10000
  }
} as const;

export const declaredValueSteps = {
  "UNDER_500": {
    "fromCents": null,
    "toCents": 50000
  },
  "FROM_500_TO_2000": {
    "fromCents": 50000,
    "toCents": 200000
  },
  "FROM_2000_TO_5000": {
    "fromCents": 200000,
    "toCents": 500000
  },
  "OVER_5000": {
    "fromCents": 500000,
    "toCents": null
  }
} as const;

export const identityBounds = {
  "reviewHours": 48,
  "filesKeptDays": 30,
  "attemptDays": 30
} as const;

export const answerBounds = {
  "normalHours": 4,
  "spaceHours": 24
} as const;

export const misuseBounds = {
  "days": 30
} as const;

export const evidenceBounds = {
  "maxMegabytes": 12
} as const;

export const phoneBounds = {
  "codeMinutes": 10
} as const;

export const feedBounds = {
  "readMinutes": 30
} as const;

export const notificationBounds = {
  "keptMonths": 12
} as const;

export const guaranteeBounds = {
  "inventoryAboveCents": 30000,
  "artMaxCents": 50000,
  "itemName": {
    "max": 80
  }
} as const;
