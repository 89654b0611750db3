import { useState } from 'react';
import { findUnsent } from '../undo/unsent';
import type { ActOption } from './ActChoice';

interface ActChoiceState<Act extends string> {
  /** The act whose form is open; null: none. */
  readonly option: ActOption<Act> | null;
  /** False: its form stays for the text typed into it, and can no longer be sent. */
  readonly isOffered: boolean;
  readonly choose: (act: Act | null) => void;
}

interface ActChoiceOptions<Act extends string> {
  options: readonly ActOption<Act>[];
  /** The case whose words may have been left by a decision that was not accepted. */
  caseId: string | undefined;
  /** Takes the place of a choice that cannot stand. */
  correct: (chosen: Act | null) => Act | null;
  onChoose: ((act: Act | null) => void) | undefined;
}

/** Which of the offered acts is open. */
export function useActChoice<Act extends string>(props: ActChoiceOptions<Act>): ActChoiceState<Act> {
  const { options, caseId, correct, onChoose } = props;
  const [unsent] = useState(() => findUnsent(caseId));
  const [chosen, setChosen] = useState<Act | null>((unsent?.act as Act | undefined) ?? null);
  // Its form stays when somebody else changes the case, so that nothing written is lost.
  const [opened, setOpened] = useState<ActOption<Act> | null>(
    unsent && { act: unsent.act as Act, title: unsent.title, text: '' },
  );
  const act = correct(chosen);
  const offered = options.find((option) => option.act === act);
  if (offered && opened?.act !== offered.act) setOpened(offered);
  return {
    option: offered ?? (opened?.act === act ? opened : null),
    isOffered: offered !== undefined,
    choose: (next) => {
      onChoose?.(next);
      setChosen(next);
      setOpened(null);
    },
  };
}
