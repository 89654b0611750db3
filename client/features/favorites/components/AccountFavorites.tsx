import { AccountLists } from './AccountLists';
import { WaitingSection } from './WaitingSection';

/** The parts of the favorites page that only accounts have: lists, and waiting places for taken days. */
export function AccountFavorites() {
  return (
    <>
      <AccountLists />
      <WaitingSection />
    </>
  );
}
