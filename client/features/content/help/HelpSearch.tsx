import { Box, chakra, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The question to the help centre, in one's own words. */
export function HelpSearch({ question, onChange }: { question: string; onChange: (question: string) => void }) {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <Box
      bg="bg.muted"
      borderRadius="sheet"
      paddingInline={{ base: '5', md: '12' }}
      paddingBlock={{ base: '8', md: '12' }}
      textAlign={{ md: 'center' }}
    >
      <chakra.h1 textStyle="h1">{t('help.title')}</chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" marginTop="2">
        {t('help.lead')}
      </chakra.p>
      <chakra.form
        role="search"
        onSubmit={(event) => event.preventDefault()}
        position="relative"
        maxWidth="560px"
        marginInline="auto"
        marginTop="6"
      >
        <chakra.label htmlFor={id} srOnly>
          {t('help.search')}
        </chakra.label>
        <Box
          position="absolute"
          insetInlineStart="4"
          top="50%"
          transform="translateY(-50%)"
          color="fg.subtle"
          pointerEvents="none"
          zIndex="1"
        >
          <Search aria-hidden size={20} />
        </Box>
        <Input
          id={id}
          type="search"
          height="13"
          paddingInlineStart="12"
          placeholder={t('help.placeholder')}
          value={question}
          onChange={(event) => onChange(event.target.value)}
        />
      </chakra.form>
    </Box>
  );
}
