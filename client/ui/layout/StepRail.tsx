import { Box, chakra } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';

export type StepMark = 'now' | 'bad' | 'done' | 'open';

export interface RailStep<Step extends string> {
  readonly step: Step;
  readonly label: string;
  readonly mark: StepMark;
  /** A summary of the answers, or what is missing. */
  readonly note?: string;
}

interface StepRailProps<Step extends string> {
  label: string;
  /** The label of a completed step. */
  doneLabel: string;
  steps: readonly RailStep<Step>[];
  onChoose: (step: Step) => void;
}

const DOTS: Record<StepMark, object> = {
  now: { bg: 'fg', borderColor: 'fg', color: 'bg' },
  bad: { bg: 'bg.error', borderColor: 'fg.error', color: 'fg.error' },
  done: { bg: 'trust.solid', borderColor: 'trust.solid', color: 'trust.contrast' },
  open: { bg: 'bg', borderColor: 'border.control', color: 'fg.muted' },
};

/** The steps of a long form at the side: which are complete, which have problems, with a link to each. */
export function StepRail<Step extends string>({ label, doneLabel, steps, onChoose }: StepRailProps<Step>) {
  return (
    <nav aria-label={label}>
      <chakra.ol listStyleType="none">
        {steps.map(({ step, label: name, mark, note }, index) => (
          <chakra.li
            key={step}
            position="relative"
            minHeight="13"
            paddingBottom="5"
            _before={index < steps.length - 1 ? lineAfter(mark) : undefined}
          >
            <chakra.button
              type="button"
              aria-current={mark === 'now' ? 'step' : undefined}
              onClick={() => onChoose(step)}
              display="grid"
              gridTemplateColumns="28px 1fr"
              gap="3"
              width="100%"
              textAlign="start"
              borderRadius="md"
              cursor="pointer"
            >
              <Box
                as="span"
                display="grid"
                placeItems="center"
                boxSize="7"
                borderRadius="full"
                borderWidth="1.5px"
                fontSize="sm"
                fontWeight="600"
                lineHeight="1"
                css={DOTS[mark]}
              >
                {mark === 'done' ? (
                  <Check size={16} strokeWidth={2.5} aria-label={doneLabel} />
                ) : mark === 'bad' ? (
                  <CircleAlert size={16} aria-hidden />
                ) : (
                  index + 1
                )}
              </Box>
              <Box as="span" minWidth="0">
                <Box
                  as="span"
                  display="block"
                  lineHeight="1.75rem"
                  fontWeight={mark === 'now' ? '600' : '500'}
                  color={mark === 'open' ? 'fg.muted' : 'fg'}
                >
                  {name}
                </Box>
                {note && (
                  <Box
                    as="span"
                    display="block"
                    textStyle="xs"
                    fontWeight="450"
                    color={mark === 'bad' ? 'fg.error' : 'fg.subtle'}
                    overflowWrap="anywhere"
                  >
                    {note}
                  </Box>
                )}
              </Box>
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  );
}

const lineAfter = (mark: StepMark) =>
  ({
    content: '""',
    position: 'absolute',
    left: '13px',
    top: '32px',
    bottom: '4px',
    width: '2px',
    borderRadius: '1px',
    bg: mark === 'done' ? 'trust.solid' : 'border',
  }) as const;
