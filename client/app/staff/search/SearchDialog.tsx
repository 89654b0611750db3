import { Box, chakra, Flex, Input } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StaffAct } from '../../../generated/schema';
import { Dialog } from '../../../ui/overlay/Dialog';
import { KeyCap } from '../../../ui/display/KeyCap';
import { capsOf, isPressed, SHORTCUTS } from '../../../ui/staff/shortcuts';
import { SearchResults } from './SearchResults';
import { useStaffSearch, type Found, type SearchGroup } from './use-staff-search';

const KEYS = SHORTCUTS.finder;

interface SearchDialogProps {
  acts: readonly StaffAct[];
  /** What was typed before this had loaded. */
  typed: string;
  /** Recently opened results, newest first. */
  last: readonly Found[];
  onOpened: (found: Found) => void;
  onClose: () => void;
}

/** One search field for everything: arrows move, Enter opens, with Ctrl in a new tab; Tab moves to the next group. */
export function SearchDialog({ acts, typed, last, onOpened, onClose }: SearchDialogProps) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Once the dialog is open, which focuses its first button.
  useEffect(() => input.current?.focus(), []);
  const [text, setText] = useState(typed);
  const [at, setAt] = useState(0);
  const { groups, error, isShort, isSettled } = useStaffSearch(text, acts);
  const shown = groups ?? [];
  const rows = groups ? shown.flatMap((group) => group.rows) : isShort ? last : [];
  const current = rows[Math.min(at, rows.length - 1)];
  const isReady = isSettled || isShort;
  // Enter was pressed before the results arrived.
  const [isAwaited, setIsAwaited] = useState(false);

  const open = (found: Found, isInTab: boolean): void => {
    onOpened(found);
    if (isInTab) {
      window.open(found.to, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(found.to);
  };
  const openAwaited = useEffectEvent(() => {
    if (current) open(current, false);
  });
  useEffect(() => {
    if (isAwaited && isReady) openAwaited();
  }, [isAwaited, isReady]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = nextPosition(event, at, rows.length, shown);
    if (move !== null) setAt(move);
    else if (!isPressed(event, KEYS.open) && !isPressed(event, KEYS.tab)) return;
    // Enter does not apply to results of an earlier text.
    else if (!isReady) setIsAwaited(true);
    else if (current) open(current, isPressed(event, KEYS.tab));
    event.preventDefault();
  };
  const count = shown.reduce((sum, { total }) => sum + total, 0);
  return (
    <Dialog isOpen onClose={onClose} title={t('search.title')} width="47.5rem" placement="full">
      <Input
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        aria-label={t('search.hint')}
        placeholder={t('search.hint')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
          setIsAwaited(false);
        }}
        onKeyDown={onKeyDown}
      />
      <chakra.p srOnly aria-live="polite">
        {groups && isSettled ? t('search.found', { count }) : ''}
      </chakra.p>
      <Box minHeight="16rem" marginTop="3" aria-busy={!isReady}>
        {error ? (
          <chakra.p textStyle="sm" color="fg.error" padding="2" role="alert">
            {t('search.failed')}
          </chakra.p>
        ) : groups?.length === 0 ? (
          <chakra.p textStyle="sm" color="fg.muted" padding="2">
            {t('search.none', { text: text.trim() })}
          </chakra.p>
        ) : rows.length > 0 ? (
          <SearchResults
            id={listId}
            groups={groups ?? [{ key: 'last', total: last.length, rows: last }]}
            current={current}
            onOpen={open}
          />
        ) : (
          isShort && (
            <chakra.p textStyle="sm" color="fg.muted" padding="2">
              {t('search.short')}
            </chakra.p>
          )
        )}
      </Box>
      <Flex hideBelow="md" gap="5" marginTop="3" textStyle="xs" color="fg.subtle" wrap="wrap">
        <KeyCap names={[...capsOf(KEYS.up), ...capsOf(KEYS.down)]}>{t('search.keys.move')}</KeyCap>
        <KeyCap names={capsOf(KEYS.open)}>{t('search.keys.open')}</KeyCap>
        <KeyCap names={capsOf(KEYS.tab)}>{t('search.keys.tab')}</KeyCap>
        <KeyCap names={capsOf(KEYS.group)}>{t('search.keys.group')}</KeyCap>
      </Flex>
    </Dialog>
  );
}

/** The target of a key; null for keys that do not move. */
function nextPosition(event: KeyboardEvent, at: number, count: number, groups: readonly SearchGroup[]): number | null {
  if (count === 0) return null;
  if (isPressed(event, KEYS.down)) return (at + 1) % count;
  if (isPressed(event, KEYS.up)) return (at - 1 + count) % count;
  // Backwards it leaves the field, so that the close button can be reached.
  if (!isPressed(event, KEYS.group) || event.shiftKey || groups.length < 2) return null;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0));
  return starts.find((start) => start > at) ?? 0;
}
