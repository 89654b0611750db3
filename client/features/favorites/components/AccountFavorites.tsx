import { AccountLists } from './AccountLists';
import { WaitingSection } from './WaitingSection';

/** What only an account has on its page of favorites: the lists, and where it waits for taken days. */
export function AccountFavorites() {
  return (
    <>
      <AccountLists />
      <WaitingSection />
    </>
  );
}
