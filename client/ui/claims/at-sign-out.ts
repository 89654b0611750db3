/** A listener for the event `storage` that reacts to sign-out and to another person's sign-in, which clear the storage. */
export const atSignOut =
  (clear: () => void) =>
  ({ key }: StorageEvent): void => {
    if (key === null) clear();
  };
