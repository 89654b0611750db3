import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { CODE_LANGUAGES, type CodeLanguage } from '../guides/examples/example';
import { useCodeLanguage } from './code-language';
import { tokensOf, type TokenKind } from './highlight';

const NAMES: Readonly<Record<CodeLanguage, string>> = { curl: 'cURL', typescript: 'TypeScript' };
const COLORS: Readonly<Record<TokenKind, string | undefined>> = {
  keyword: 'teja.300',
  string: 'olivo.300',
  comment: 'arena.400',
  number: 'teja.200',
  plain: undefined,
};
const LINE = 'color-mix(in srgb, {colors.arena.50} 14%, transparent)';

/** A code example with a copy button. It scrolls horizontally, so it is focusable. */
export function CodeBlock({ code, label }: { code: string; label: ReactNode }) {
  const id = useId();
  return (
    <CodeFrame
      code={code}
      head={
        <chakra.span id={id} textStyle="sm" fontWeight="500" color="arena.300" paddingInlineStart="1">
          {label}
        </chakra.span>
      }
    >
      <Code code={code} role="region" aria-labelledby={id} />
    </CodeFrame>
  );
}

/** The same job in each language; the chosen language applies to all blocks. */
export function CodeTabs({ codes, label }: { codes: Readonly<Record<CodeLanguage, string>>; label: string }) {
  const [chosen, choose] = useCodeLanguage();
  return (
    <CodeChoice
      label={label}
      tabs={CODE_LANGUAGES.map((key) => ({ key, label: NAMES[key], code: codes[key] }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

interface CodeChoiceProps<Key extends string> {
  label: string;
  tabs: readonly { readonly key: Key; readonly label: string; readonly code: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** One of several examples, by tabs. */
export function CodeChoice<Key extends string>({ label, tabs, chosen, onChoose }: CodeChoiceProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const code = tabs.find(({ key }) => key === chosen)?.code ?? '';
  const onKeyDown = ({ key: pressed }: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[pressed];
    if (step === undefined) return;
    const at = (tabs.findIndex(({ key }) => key === chosen) + step + tabs.length) % tabs.length;
    onChoose(tabs[at]?.key ?? chosen);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  const head = (
    <Flex ref={list} role="tablist" aria-label={label} gap="1" onKeyDown={onKeyDown}>
      {tabs.map(({ key, label: name }) => (
        <chakra.button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          aria-selected={key === chosen}
          aria-controls={`${id}-code`}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
          height={{ base: '11', md: '30px' }}
          paddingInline="2.5"
          borderRadius="8px"
          textStyle="sm"
          fontWeight="500"
          color="arena.400"
          cursor="pointer"
          _selected={{ bg: LINE, color: 'arena.50' }}
        >
          {name}
        </chakra.button>
      ))}
    </Flex>
  );
  return (
    <CodeFrame code={code} head={head}>
      <Code code={code} role="tabpanel" id={`${id}-code`} aria-labelledby={`${id}-${chosen}`} />
    </CodeFrame>
  );
}

function CodeFrame({ code, head, children }: { code: string; head: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('apiDocs');
  return (
    <Box
      borderRadius="14px"
      overflow="hidden"
      bg="arena.950"
      color="arena.100"
      minWidth="0"
      _dark={{ boxShadow: '0 0 0 1px {colors.border}' }}
    >
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        minHeight="11"
        paddingInlineStart="3"
        paddingInlineEnd="1"
        borderBottomWidth="1px"
        borderColor={LINE}
      >
        {head}
        <CopyButton
          text={code}
          size="sm"
          minWidth="11"
          minHeight={{ base: '11', md: '9' }}
          paddingInline="2"
          variant="plain"
          color="arena.300"
          css={{ '& span:empty': { display: 'none' } }}
        >
          <VisuallyHidden>{t('copy')}</VisuallyHidden>
        </CopyButton>
      </Flex>
      {children}
    </Box>
  );
}

type CodeProps = { code: string; role: string; id?: string; 'aria-labelledby': string };

function Code({ code, ...rest }: CodeProps) {
  return (
    <chakra.pre
      tabIndex={0}
      margin="0"
      paddingBlock={{ base: '3.5', md: '4' }}
      paddingInline={{ base: '4', md: '5' }}
      overflowX="auto"
      scrollbarWidth="thin"
      fontFamily="mono"
      fontSize={{ base: '12px', md: '14px' }}
      lineHeight={{ base: '20px', md: '22px' }}
      _focusVisible={{ outlineOffset: '-3px' }}
      {...rest}
    >
      {/* Chakra's reset lists system fonts without a generic fallback. */}
      <chakra.code fontFamily="inherit">
        {tokensOf(code).map(({ kind, text }, index) =>
          COLORS[kind] ? (
            <chakra.span key={index} color={COLORS[kind]}>
              {text}
            </chakra.span>
          ) : (
            text
          ),
        )}
      </chakra.code>
    </chakra.pre>
  );
}
