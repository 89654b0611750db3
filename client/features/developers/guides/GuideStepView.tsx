import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { photoBounds } from '../../../generated/bounds';
import { TextLink } from '../../../ui/links/TextLink';
import { CodeBlock, CodeTabs } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';
import type { Example, ExampleValues } from './examples/example';
import type { GuideStep } from './guide-list';

interface GuideStepProps {
  readonly step: GuideStep;
  readonly number: number;
  readonly values: ExampleValues;
  /** Rendered instead of an example: the API's current response. */
  readonly answer?: ReactNode;
}

/** A step: the explanation beside its code. */
export function GuideStepView({ step: { name, example, isInConsole }, number, values, answer }: GuideStepProps) {
  const { t } = useTranslation('apiGuides');
  const id = useId();
  return (
    <Grid
      as="section"
      id={name}
      scrollMarginTop="calc(var(--header-h) + 16px)"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 380px) minmax(0, 1fr)' }}
      columnGap="12"
      rowGap={{ base: '4', md: '6' }}
      paddingBlock={{ base: '6', md: '7' }}
      borderTopWidth="1px"
      alignItems="start"
    >
      <Box minWidth="0">
        <Flex as="h2" id={id} textStyle="h3" gap="3" align="baseline">
          <chakra.span
            textStyle="sm"
            fontFamily="body"
            fontWeight="600"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
          >
            {number}
          </chakra.span>
          {t(`steps.${name}.title`)}
        </Flex>
        <chakra.p color="fg.muted" marginTop="2.5" textWrap="pretty">
          <InlineCode>{t(`steps.${name}.text`, { maxMegabytes: photoBounds.maxMegabytes })}</InlineCode>
        </chakra.p>
        {isInConsole && (
          <chakra.p marginTop="2.5">
            <TextLink to="/developers/console">{t('openConsole')}</TextLink>
          </chakra.p>
        )}
        {(name === 'failure' || name === 'readError') && (
          <Flex gap="3" marginTop="3.5" padding="3.5" borderRadius="lg" bg="bg.info" textStyle="sm">
            <Box color="fg.info" flexShrink="0">
              <Info size={20} aria-hidden />
            </Box>
            <span>
              <InlineCode>{t('tokenNote')}</InlineCode>
            </span>
          </Flex>
        )}
      </Box>
      <Box minWidth="0">{answer || (example && <ExampleView example={example} values={values} />)}</Box>
    </Grid>
  );
}

function ExampleView({ example, values }: { example: Example; values: ExampleValues }) {
  const { t } = useTranslation('apiGuides');
  const { t: tDocs } = useTranslation('apiDocs');
  const { curl, typescript, answer } = example;
  if (curl && typescript)
    return <CodeTabs codes={{ curl: curl(values), typescript: typescript(values) }} label={tDocs('codeLanguage')} />;
  if (answer) return <CodeBlock code={answer} label={t('failed')} />;
  return <CodeBlock code={(curl ?? typescript)?.(values) ?? ''} label={curl ? 'Terminal' : 'TypeScript'} />;
}
