export const apiLimits = {
  "bucket": [
    1000,
    2000,
    4000
  ],
  "restored": [
    10,
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

export const textBounds = {
  "statement": {
    "min": 20,
    "max": 1000
  },
  "reviewStatement": {
    "min": 20,
    "max": 1000
  },
  "spaceChanges": {
    "min": 20,
    "max": 1000
  },
  "banner": {
    "min": 10,
    "max": 160
  },
  "logReason": {
    "max": 1000
  },
  "claimText": {
    "min": 50,
    "max": 3000
  },
  "claimReasons": {
    "min": 20,
    "max": 2000
  },
  "claimQuestion": {
    "min": 20,
    "max": 1000
  }
} as const;

export const staffViewBounds = {
  "counted": {
    "max": 12
  }
} as const;

export const accountBounds = {
  "fullName": {
    "min": 2,
    "max": 80
  },
  "email": {
    "min": 3,
    "max": 254
  },
  "password": {
    "min": 10,
    "max": 128
  }
} as const;

export const linkBounds = {
  "hours": 24
} as const;

export const profileBounds = {
  "displayName": {
    "min": 2,
    "max": 40
  },
  "bio": {
    "max": 500
  },
  "city": {
    "max": 80
  },
  "languages": {
    "max": 6
  }
} as const;

export const avatarBounds = {
  "minSide": 200,
  "maxBytes": 5242880
} as const;

export const staffMoneyBounds = {
  "aloneCents": 50000,
  "creditMaxCents": 5000
} as const;

export const waitingBounds = {
  "priorityHours": 24
} as const;

export const chargeBounds = {
  "formalNoticeDays": 15
} as const;

export const dataRequestBounds = {
  "answerDays": 30
} as const;

export const codeBounds = {
  "digits": 6
} as const;

export const noticeBounds = {
  "min": 20,
  "max": 3000
} as const;

export const photoBounds = {
  "min": 3,
  "max": 20,
  "alt": {
    "max": 120
  }
} as const;

export const accessHoursBounds = {
  "stepMinutes": 15,
  "dayMinutes": 1440
} as const;

export const calendarBounds = {
  "note": {
    "max": 120
  },
  "block": {
    "months": 24
  }
} as const;

export const bookingBounds = {
  "message": {
    "max": 2000
  },
  "declineText": {
    "max": 500
  },
  "cancelText": {
    "max": 500
  },
  "noticeText": {
    "max": 500
  }
} as const;

export const reviewBounds = {
  "text": {
    "min": 20,
    "max": 1000
  },
  "note": {
    "max": 500
  },
  "reply": {
    "min": 10,
    "max": 500
  },
  "stars": {
    "min": 1,
    "max": 5
  },
  "photos": {
    "max": 5
  }
} as const;

export const messageBounds = {
  "body": {
    "max": 2000
  },
  "files": {
    "max": 5
  },
  "quickReplies": {
    "max": 20
  },
  "quickReply": {
    "min": 1,
    "max": 500
  },
  "searchText": {
    "max": 100
  },
  "pause": {
    "days": 7
  }
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

export const claimBounds = {
  "answerHours": 48,
  "voteHours": 72,
  "hiddenDays": 14,
  "discoveryDays": 10,
  "workingDays": 5,
  "appealDays": 14,
  "rebookingMaxCents": 5000,
  "lowerRentPercent": 30,
  "areaLessPercent": 15
} as const;

export const identityBounds = {
  "reviewHours": 48,
  "filesKeptDays": 30,
  "attemptDays": 30
} as const;

export const guaranteeBounds = {
  "inventoryAboveCents": 30000,
  "artMaxCents": 50000
} as const;

export const ticketBounds = {
  "subject": {
    "min": 5,
    "max": 100
  },
  "body": {
    "min": 20,
    "max": 3000
  },
  "message": {
    "max": 3000
  },
  "files": {
    "max": 5,
    "maxBytes": 10485760
  }
} as const;

export const articleBounds = {
  "comment": {
    "max": 500
  }
} as const;

export const onboardingBounds = {
  "place": {
    "max": 120
  }
} as const;

export const savedSearchBounds = {
  "name": {
    "max": 60
  }
} as const;

export const thingBounds = {
  "count": {
    "min": 1,
    "max": 500
  }
} as const;
