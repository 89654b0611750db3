export const undoableActs = {
  "PersonAct": [
    "WARN",
    "LIMIT",
    "LIFT_LIMIT",
    "SUSPEND",
    "BAN",
    "RESTORE",
    "RESET_VERIFICATION",
    "MERGE",
    "CHANGE_ROLES"
  ],
  "StaffSpaceAct": [
    "APPROVE",
    "REQUEST_CHANGES",
    "HIDE",
    "SHOW",
    "REMOVE",
    "FEATURE",
    "UNFEATURE",
    "MOVE_PIN",
    "CHANGE_TYPE"
  ],
  "StaffReportAct": [
    "UPHOLD",
    "DISMISS",
    "TAKE_COMPLAINT",
    "DECIDE_COMPLAINT"
  ],
  "StaffAct": [
    "DECIDE_VERIFICATIONS",
    "DECIDE_SPACES",
    "DECIDE_REVIEWS",
    "SEE_REPORTS",
    "DECIDE_REPORTS",
    "ASK_CLAIM_SIDES",
    "ANSWER_DATA_REQUESTS",
    "CHANGE_ROLES",
    "WARN_PEOPLE",
    "LIMIT_PEOPLE",
    "SUSPEND_PEOPLE",
    "BAN_PEOPLE",
    "MERGE_PEOPLE",
    "RESET_VERIFICATION",
    "SERVE_TICKETS",
    "HIDE_SPACES",
    "REMOVE_SPACES",
    "FEATURE_SPACES",
    "CHANGE_SETTINGS",
    "EDIT_WORDS",
    "EDIT_CONTENT",
    "MEND_SPACES"
  ]
} as const;
