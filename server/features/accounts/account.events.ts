/** What happens to accounts, for others to react to. */
export const AccountEventType = {
  /** The staff suspended it. */
  SUSPENDED: 'account.suspended',
  /** A host gave something that the law wants of hosts. */
  HOST_DATA_GIVEN: 'account.host_data_given',
} as const;
