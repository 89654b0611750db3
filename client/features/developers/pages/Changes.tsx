import { Badge, chakra, Flex, Grid } from '@chakra-ui/react';
import { CalendarClock, Pencil, Plus, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DevelopersPageQuery } from '../../../generated/graphql';
import type { ApiChangeKind } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';

interface ChangesProps {
  changes: DevelopersPageQuery['apiChanges'];
  /** Rendered beside other content. */
  isNarrow?: boolean;
}

/** The changes of the API, newest first. */
export function Changes({ changes, isNarrow = false }: ChangesProps) {
  const formats = useFormats();
  return (
    <chakra.ul listStyleType="none" layerStyle="panel" paddingInline={{ base: '4', md: '6' }}>
      {changes.map(({ date, kind, text }) => (
        <Grid
          as="li"
          key={text}
          templateColumns={{ base: 'minmax(0, 1fr)', md: isNarrow ? undefined : '16rem minmax(0, 1fr)' }}
          columnGap="6"
          rowGap="1"
          paddingBlock="3"
          _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
        >
          <Flex gap="3" align="baseline" textStyle="sm" color="fg.muted">
            {formats.day(date)}
            <Kind kind={kind} />
          </Flex>
          <p>{text}</p>
        </Grid>
      ))}
    </chakra.ul>
  );
}

const KINDS = {
  NEW: { icon: Plus, palette: 'trust' },
  CHANGED: { icon: Pencil, palette: 'gray' },
  RETIRED: { icon: CalendarClock, palette: 'orange' },
  FIXED: { icon: Wrench, palette: 'gray' },
} as const;

function Kind({ kind }: { kind: ApiChangeKind }) {
  const { t } = useTranslation('apiDocs');
  const { icon: Icon, palette } = KINDS[kind];
  return (
    <Badge colorPalette={palette} gap="1">
      <Icon size={14} aria-hidden />
      {t(`changes.kinds.${kind}`)}
    </Badge>
  );
}
