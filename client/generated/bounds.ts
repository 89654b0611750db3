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
  "hours": 24,
  "resetMinutes": 30
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
  },
  "maxMegabytes": 12
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
