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
