import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../../apollo/app-error';
import {
  useAnswerClaimMutation,
  useAppealClaimMutation,
  useChangeClaimRemedyMutation,
  useGiveClaimDataMutation,
  useVoteOnClaimMutation,
  useWithdrawClaimMutation,
  type ClaimRemedy,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import type { ClaimView } from './claim-view';

/** The actions of a side on a claim. Refetches after a conflict, so that the next attempt is based on what is shown. */
export function useClaimActs(claim: ClaimView, refetch: () => Promise<unknown>) {
  const { t } = useTranslation('claims');
  const { textOf } = useErrorText();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [answerClaim, answeringClaim] = useAnswerClaimMutation();
  const [answerQuestion, answeringQuestion] = useGiveClaimDataMutation();
  const [voteOnClaim, voting] = useVoteOnClaimMutation();
  const [changeRemedy, changing] = useChangeClaimRemedyMutation();
  const [appealClaim, appealing] = useAppealClaimMutation();
  const [withdrawClaim, withdrawing] = useWithdrawClaimMutation();
  const claimId = claim.id;

  const run = async (work: Promise<unknown>): Promise<void> => {
    setFailure(null);
    try {
      await work;
      toast({ title: t('case.done'), tone: 'success' });
    } catch (error) {
      const problem = toAppError(error);
      setFailure(problem);
      if (problem.fields.length > 0) return;
      toast({ title: t('case.failed'), description: textOf(problem), tone: 'error' });
      await refetch();
    }
  };

  return {
    failure,
    isBusy: [answeringClaim, answeringQuestion, voting, changing, appealing, withdrawing].some(
      ({ loading }) => loading,
    ),
    answer: (given: {
      isAgreed: boolean;
      agreedCents: number | null;
      text: string;
      measuredM2: number | null;
      evidenceIds: string[];
    }) => run(answerClaim({ variables: { input: { claimId, ...given } } })),
    answerQuestion: (given: { number: number; text: string; evidenceIds: string[] }) =>
      run(answerQuestion({ variables: { input: { claimId, ...given } } })),
    vote: (isAccepted: boolean) =>
      run(voteOnClaim({ variables: { input: { claimId, isAccepted, offerToken: claim.offerToken ?? '' } } })),
    prefer: (remedy: ClaimRemedy) => run(changeRemedy({ variables: { input: { claimId, remedy } } })),
    appeal: (text: string) => run(appealClaim({ variables: { input: { claimId, text } } })),
    withdraw: () => run(withdrawClaim({ variables: { id: claimId } })),
  };
}

export type ClaimActs = ReturnType<typeof useClaimActs>;
