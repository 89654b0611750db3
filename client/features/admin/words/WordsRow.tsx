import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf, type Entry } from './entry-texts';
import { WordsForm } from './WordsForm';
import { WordsHistory } from './WordsHistory';

const READERS = ['host', 'renter', 'staff'] as const;

/** One entry: its title, whether the staff have changed it, and on demand the form and its history. */
export function WordsRow({ entry, count }: { entry: Entry; count: number }) {
  const { t, i18n } = useTranslation('words');
  const [isOpen, setOpen] = useState(false);
  const { list, key, texts, isOff, hasSwitch, place, changes } = entry;
  const name = titleOf(entry, i18n.language === 'en' ? 'EN' : 'ES');
  // Notifications to several recipients have the same title.
  const reader = list === 'NOTIFICATIONS' ? READERS.find((one) => key.endsWith(`_${one}`)) : undefined;
  const isOwn = texts.some(({ defaultText }) => defaultText === null);
  const isChanged = !isOwn && texts.some(({ text, defaultText }) => text !== defaultText);
  return (
    <chakra.li padding={{ base: '4', md: '5' }}>
      <Flex columnGap="6" rowGap="2" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 16rem" minWidth="0">
          <chakra.h3 fontWeight="600" overflowWrap="anywhere">
            {name}
          </chakra.h3>
          {reader && (
            <chakra.p textStyle="caption" color="fg.subtle">
              {t(`to.${reader}`)}
            </chakra.p>
          )}
        </Box>
        {isOff && <Badge colorPalette="gray">{t('off')}</Badge>}
        {(isOwn || isChanged) && <Badge colorPalette="teal">{t(isOwn ? 'added' : 'changed')}</Badge>}
        <Button
          size="sm"
          variant="outline"
          aria-expanded={isOpen}
          aria-label={t('openOf', { name: reader ? `${name}, ${t(`to.${reader}`)}` : name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('open')}
        </Button>
      </Flex>
      {isOpen && (
        <Box marginTop="5">
          <WordsForm
            list={list}
            entryKey={key}
            texts={texts}
            isOff={hasSwitch ? isOff : null}
            place={place === null ? null : { now: place, count }}
            onLeave={() => setOpen(false)}
          />
          <WordsHistory changes={changes} />
        </Box>
      )}
    </chakra.li>
  );
}
