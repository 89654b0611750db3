import { lazy, Suspense } from 'react';
import type { ChangeDialogProps, ChangeQuestion } from './change-question';

const DIALOGS = {
  GIVE_NOTICE: lazy(() => import('./NoticeDialog').then((file) => ({ default: file.NoticeDialog }))),
  UNDO_NOTICE: lazy(() => import('./UndoDialog').then((file) => ({ default: file.UndoDialog }))),
  CHANGE_DATES: lazy(() => import('./DatesDialog').then((file) => ({ default: file.DatesDialog }))),
  RENEW: lazy(() => import('./RenewDialog').then((file) => ({ default: file.RenewDialog }))),
  ANSWER_CHANGE: lazy(() => import('./AnswerDialog').then((file) => ({ default: file.AnswerDialog }))),
  WITHDRAW_CONTRACT: lazy(() =>
    import('./ContractWithdrawalDialog').then((file) => ({ default: file.ContractWithdrawalDialog })),
  ),
} satisfies Record<ChangeQuestion, unknown>;

/** The window of a question about notice, other dates, renewal or withdrawal; its code comes with it. */
export function ChangeDialog({ question, ...props }: ChangeDialogProps & { question: ChangeQuestion }) {
  const Shown = DIALOGS[question];
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}
