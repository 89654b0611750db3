import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { labelOf, type Entry } from './entry-texts';

/** Every change of an entry with its author and reason. */
export function WordsHistory({ changes }: Pick<Entry, 'changes'>) {
  const { t } = useTranslation('words');
  const { instant } = useFormats();
  if (changes.length === 0) return null;
  return (
    <chakra.section marginTop="6" aria-label={t('history.title')}>
      <chakra.h4 textStyle="label" color="fg.muted" marginBottom="2">
        {t('history.title')}
      </chakra.h4>
      <chakra.ol display="grid" gap="3" listStyleType="none">
        {changes.map(({ setAt, setByName, reason, texts, isOff, place }) => (
          <chakra.li
            key={setAt}
            paddingInlineStart="4"
            borderInlineStartWidth="3px"
            borderColor="border"
            overflowWrap="anywhere"
          >
            {isOff !== null && <chakra.p fontWeight="600">{t(isOff ? 'history.off' : 'history.on')}</chakra.p>}
            {place !== null && <chakra.p fontWeight="600">{t('history.moved', { place })}</chakra.p>}
            {texts.map((text) => (
              <chakra.p key={`${text.part} ${text.locale}`}>
                <chakra.span color="fg.muted">{labelOf(text, t)}: </chakra.span>
                {text.before === null ? text.after : t('history.values', { before: text.before, after: text.after })}
              </chakra.p>
            ))}
            <chakra.p>{reason}</chakra.p>
            <chakra.p textStyle="caption" color="fg.subtle">
              {t('history.by', { by: setByName ?? t('history.gone'), at: instant(setAt) })}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
