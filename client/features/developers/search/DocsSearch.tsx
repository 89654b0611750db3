import { Box, chakra, Input } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { Dialog } from '../../../ui/overlay/Dialog';
import { findInDocs, type FoundGroup } from './find-in-docs';
import { useDocsEntries } from './use-docs-entries';

/** One search for guides and reference: Enter opens the first result, arrows select one. */
export function DocsSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apiDocs');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which focuses its first button.
  useEffect(() => input.current?.focus(), []);
  const [question, setQuestion] = useState('');
  const { entries, isLoading, error, retry } = useDocsEntries();
  const found = findInDocs(entries, question);
  const first = found[0]?.entries[0];
  const count = found.reduce((sum, group) => sum + group.entries.length, 0);
  const isAsked = question.trim() !== '';
  return (
    <Dialog isOpen onClose={onClose} title={t('search.open')} width="40rem" placement="full">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (!first) return;
          onClose();
          void navigate(first.path);
        }}
      >
        <Input
          ref={input}
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          autoComplete="off"
          spellCheck={false}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={moveFocus}
        />
        <chakra.p srOnly aria-live="polite">
          {isAsked && !isLoading ? t('search.found', { count }) : ''}
        </chakra.p>
        <Box minHeight="18rem" marginTop="4" aria-busy={isLoading}>
          {!isAsked && (
            <chakra.p textStyle="sm" color="fg.muted">
              {t('search.hint')}
            </chakra.p>
          )}
          {isAsked && <Results found={found} onOpen={onClose} />}
          {isAsked && isLoading && <SkeletonRows />}
          {Boolean(error) && <ErrorState error={error} onRetry={retry} />}
          {isAsked && !isLoading && !error && found.length === 0 && (
            <chakra.p color="fg.muted">{t('search.none', { question: question.trim() })}</chakra.p>
          )}
        </Box>
      </form>
    </Dialog>
  );
}

const ResultLink = chakra(Link, {
  base: {
    display: 'block',
    paddingBlock: '2.5',
    paddingInline: '3',
    borderRadius: 'control',
    _hover: { bg: 'hover' },
    '& b': { fontWeight: '600', overflowWrap: 'anywhere' },
    '& span': { display: 'block', textStyle: 'sm', color: 'fg.muted', lineClamp: '2' },
  },
});

function Results({ found, onOpen }: { found: readonly FoundGroup[]; onOpen: () => void }) {
  const { t } = useTranslation('apiDocs');
  return found.map(({ group, entries }) => (
    <Box key={group} as="section" aria-label={t(`search.groups.${group}`)} marginBottom="4">
      <chakra.h3 textStyle="sm" fontWeight="600" color="fg.muted" paddingInline="3" marginBottom="1">
        {t(`search.groups.${group}`)}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {entries.map(({ title, text, path }) => (
          <li key={`${path} ${title}`}>
            <ResultLink to={path} onClick={onOpen} onKeyDown={moveFocus}>
              <chakra.b fontFamily={group === 'guides' ? undefined : 'mono'}>{title}</chakra.b>
              <span>{text}</span>
            </ResultLink>
          </li>
        ))}
      </chakra.ul>
    </Box>
  ));
}

/** Arrow keys move between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const places = [...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const next = places[places.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
