import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '../../apollo/app-error';
import type { StorableThing } from '../../generated/schema';
import { StorableThingValues } from '../../generated/values/StorableThing';
import { useErrorText } from '../../i18n/use-error-text';
import { countOf, withCount, type ThingCount } from './thing-counts';
import { ThingRow } from './ThingRow';

const GROUPS = {
  boxes: ['BOX', 'SUITCASE'],
  furniture: ['SOFA', 'ARMCHAIR', 'BED', 'WARDROBE', 'CHEST', 'SHELF', 'TABLE', 'CHAIR'],
  appliances: ['FRIDGE', 'WASHER', 'TELEVISION'],
  leisure: ['BICYCLE', 'BOARD', 'TOOLS'],
  large: ['PALLET', 'MOTORBIKE', 'CAR'],
} as const satisfies Record<string, readonly StorableThing[]>;

/* Three digits; the server reports which number is too high. */
const MOST_TYPED = 999;

interface ThingGroupsProps {
  things: readonly ThingCount[];
  onChange: (next: (things: readonly ThingCount[]) => ThingCount[]) => void;
  /** The server's errors, by index in the list. */
  problems: readonly FieldError[];
}

/** All things by category, each with its number. */
export function ThingGroups({ things, onChange, problems }: ThingGroupsProps) {
  const { t } = useTranslation('things');
  const { fieldText } = useErrorText();
  const problemOf = (thing: StorableThing): string | undefined => {
    const index = things.findIndex((each) => each.thing === thing);
    const problem = problems.find(({ path }) => path.endsWith(`things.${index}.count`));
    return problem && fieldText(problem);
  };
  return (
    <Box display="grid" gap="7">
      {Object.entries(GROUPS).map(([group, members]) => (
        <Group key={group} title={t(`fit.groups.${group as keyof typeof GROUPS}`)}>
          {members.map((thing) => (
            <ThingRow
              key={thing}
              thing={thing}
              count={countOf(things, thing)}
              max={MOST_TYPED}
              error={problemOf(thing)}
              onChange={(count) => onChange((current) => withCount(current, thing, count, StorableThingValues))}
            />
          ))}
        </Group>
      ))}
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} textStyle="md" fontWeight="600" mb="2.5">
        {title}
      </chakra.h3>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="2"
      >
        {children}
      </chakra.ul>
    </section>
  );
}
