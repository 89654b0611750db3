import { Button, chakra } from '@chakra-ui/react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTranslateTextMutation } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { useErrorText } from '../../i18n/use-error-text';

interface TranslationProps {
  /** The review's or message's id. */
  id: string;
  /** The author. */
  name: string;
}

/** A text in the language of the page, translated on request and labelled as machine translation. */
export function Translation({ id, name }: TranslationProps) {
  const { t } = useTranslation('translation');
  const { language } = useFormats();
  const { textOf } = useErrorText();
  const [translate, { data, loading, error, reset }] = useTranslateTextMutation();
  const text = data?.translateText.text;
  const failure = error ? textOf(error) : data && !text ? t('failed') : null;
  const ask = () => {
    // A failure is shown from its state.
    translate({ variables: { input: { subjectId: id, to: language === 'en' ? 'EN' : 'ES' } } }).catch(() => undefined);
  };
  return (
    <chakra.div maxW="full">
      <Button
        variant="plain"
        size="xs"
        minH={{ base: '11', md: '8' }}
        color="fg.subtle"
        fontWeight="500"
        aria-expanded={Boolean(text)}
        aria-label={t(text ? 'hideOf' : 'actionOf', { name })}
        loading={loading}
        onClick={() => (text ? reset() : ask())}
      >
        <Languages aria-hidden />
        {t(text ? 'hide' : 'action')}
      </Button>
      <div role="status">
        {text && (
          <chakra.div mt="1" ps="4" borderInlineStartWidth="2px" borderColor="border">
            <chakra.p textStyle="caption" color="fg.subtle">
              {t('label')}
            </chakra.p>
            <chakra.p mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.p>
          </chakra.div>
        )}
        {failure && (
          <chakra.p mt="1" textStyle="small" color="fg.muted">
            {failure}
          </chakra.p>
        )}
      </div>
    </chakra.div>
  );
}
