/** Events about accounts, for other features to consume. */
export const AccountEventType = {
  /** The staff suspended it. */
  SUSPENDED: 'account.suspended',
  /** Its owner set a new password by a mailed link. */
  RECOVERED: 'account.recovered',
  /** Its owner replaced the password, knowing the previous one. */
  PASSWORD_CHANGED: 'account.password_changed',
  /** A host entered details that the law requires of hosts. */
  HOST_DATA_GIVEN: 'account.host_data_given',
} as const;
