import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DevelopersPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

interface ChangesProps {
  changes: DevelopersPageQuery['apiChanges'];
  /** It stands beside something else. */
  isNarrow?: boolean;
}

/** What changed in the API, newest first. */
export function Changes({ changes, isNarrow = false }: ChangesProps) {
  const { t } = useTranslation('apiDocs');
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
            <chakra.span
              bg="bg.muted"
              color="fg"
              borderRadius="8px"
              paddingInline="2"
              paddingBlock="0.5"
              textStyle="xs"
            >
              {t(`changes.kinds.${kind}`)}
            </chakra.span>
          </Flex>
          <p>{text}</p>
        </Grid>
      ))}
    </chakra.ul>
  );
}
