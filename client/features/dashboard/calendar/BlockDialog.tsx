import { Button, chakra, Flex, Grid, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useBlockDaysMutation,
  useHostMonthQuery,
  useUnblockDaysMutation,
  type BlockReason,
} from '../../../generated/graphql';
import { calendarBounds } from '../../../generated/bounds';
import { ChipChoice } from '../../../forms/ChipChoice';
import { daysBetween, useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { dayAfter, monthAfter, monthOf } from '../../../ui/time/days';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { toast } from '../../../ui/feedback/toast';
import { Dialog } from '../../../ui/overlay/Dialog';
import { today } from '../../../ui/time/today';
import type { BlockRequest } from './block-request';
import { BlockDays } from './BlockDays';
import type { CalendarEntry, CalendarRow } from './calendar-rows';
import { useEntryLabels } from './use-entry-labels';

const REASONS: readonly BlockReason[] = ['OWN_USE', 'WORKS', 'AWAY', 'OTHER'];
const ALL = 'all';
const REFETCH = { refetchQueries: ['HostMonth'], awaitRefetchQueries: true };

interface BlockDialogProps {
  request: BlockRequest;
  rows: readonly CalendarRow[];
  onClose: () => void;
}

/** Blocks days of one space or of all, or shows a block with a button to remove it. Bookings are never affected. */
export function BlockDialog({ request, rows, onClose }: BlockDialogProps) {
  const { t } = useTranslation(['calendar', 'common']);
  const formats = useFormats();
  const words = useEntryLabels();
  const { textOf } = useErrorText();
  const [spaceSelect, noteInput] = [useId(), useId()];
  const { block } = request;
  const [spaceId, setSpaceId] = useState(request.spaceId ?? rows[0]?.space.id ?? ALL);
  const [reason, setReason] = useState<BlockReason>(block?.reason ?? 'OWN_USE');
  const [note, setNote] = useState(block?.note ?? '');
  const [days, setDays] = useState(requestedDays(request));
  const [chosenMonth, setMonth] = useState<string | null>(days ? monthOf(days.from) : null);
  const [blockDays, blocking] = useBlockDaysMutation(REFETCH);
  const [unblockDays, freeing] = useUnblockDaysMutation(REFETCH);
  const failure = blocking.error ?? freeing.error;
  const isBusy = blocking.loading || freeing.loading;
  const spaceIds = spaceId === ALL ? rows.map(({ space }) => space.id) : [spaceId];
  const firstFree = monthOf(firstFreeDay(useTaking(monthOf(today()), spaceIds, block?.id)));
  const month = chosenMonth ?? firstFree;
  const taking = useTaking(month, spaceIds, block?.id);
  const count = days ? daysBetween(days.from, days.to) + 1 : 0;
  const inTheWay = days ? taking.find(({ from, to }) => from <= days.to && to > days.from) : undefined;
  const takenBy = (day: string): string | null => {
    const entry = taking.find(({ from, to }) => day >= from && day < to);
    return entry ? t(`kinds.${entry.kind}`) : null;
  };
  const chooseSpace = (id: string): void => {
    setSpaceId(id);
    // Without given days, the first free day of the chosen space is preselected.
    if (!days) setMonth(null);
  };
  const save = async (): Promise<void> => {
    if (!days) return;
    const input = { spaceIds, from: days.from, to: dayAfter(days.to, 1), reason, note: note.trim() };
    const done = await blockDays({ variables: { input } }).catch(() => null);
    if (!done) return;
    toast({ tone: 'success', title: block ? t('dialog.saved') : t('dialog.blocked', { count }) });
    onClose();
  };
  const free = async (): Promise<void> => {
    const done = await unblockDays({ variables: { blockId: block?.id ?? '' } }).catch(() => null);
    if (!done) return;
    toast({ tone: 'success', title: t('dialog.freed', { count }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={block ? t('dialog.titleBlock') : t('dialog.title')}
      width={block ? '32rem' : '760px'}
      footer={
        <>
          <chakra.p
            textStyle="sm"
            color="fg.muted"
            width={{ base: 'full', md: 'auto' }}
            marginInlineEnd="auto"
            alignSelf="center"
            aria-live="polite"
          >
            {days && !block && (
              <>
                <chakra.b fontWeight="600" color="fg">
                  {t('common:days', { count })}
                </chakra.b>{' '}
                {t('dialog.nobody')}
              </>
            )}
          </chakra.p>
          {block ? (
            <Button
              variant="outline"
              flex={{ base: '1', md: 'none' }}
              loading={freeing.loading}
              disabled={isBusy}
              onClick={() => void free()}
            >
              {t('dialog.free')}
            </Button>
          ) : (
            <Button variant="ghost" flex={{ base: '1', md: 'none' }} onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
          )}
          <Button
            flex={{ base: '1', md: 'none' }}
            loading={blocking.loading}
            disabled={!days || isBusy || inTheWay !== undefined}
            onClick={() => void save()}
          >
            {block ? t('common:actions.save') : count > 0 ? t('dialog.submit', { count }) : t('dialog.title')}
          </Button>
        </>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: block ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 320px' }}
        columnGap="8"
        rowGap="5"
      >
        <Stack gap="5" display={{ base: 'contents', md: 'flex' }}>
          <div>
            <chakra.label htmlFor={spaceSelect} display="block" textStyle="sm" fontWeight="600" marginBottom="1.5">
              {t('space')}
            </chakra.label>
            <NativeSelect.Root disabled={block !== undefined}>
              <NativeSelect.Field id={spaceSelect} value={spaceId} onChange={({ target }) => chooseSpace(target.value)}>
                {rows.map((row) => (
                  <option key={row.space.id} value={row.space.id}>
                    {words.placeOf(row)}
                  </option>
                ))}
                {rows.length > 1 && !block && <option value={ALL}>{t('dialog.allSpaces')}</option>}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </div>
          <chakra.fieldset order={{ base: '3', md: '0' }} minWidth="0">
            <chakra.legend textStyle="sm" fontWeight="600" marginBottom="2">
              {t('dialog.reason')}{' '}
              <chakra.small textStyle="xs" fontWeight="400" color="fg.subtle">
                {t('dialog.onlyYou')}
              </chakra.small>
            </chakra.legend>
            <Flex wrap="wrap" gap="2">
              {REASONS.map((value) => (
                <ChipChoice
                  key={value}
                  kind="radio"
                  name="block-reason"
                  isChecked={reason === value}
                  onChange={() => setReason(value)}
                >
                  {t(`reasons.${value}`)}
                </ChipChoice>
              ))}
            </Flex>
          </chakra.fieldset>
          <chakra.div order={{ base: '4', md: '0' }}>
            <chakra.label htmlFor={noteInput} display="block" textStyle="sm" fontWeight="600" marginBottom="1.5">
              {t('dialog.note')}{' '}
              <chakra.small textStyle="xs" fontWeight="400" color="fg.subtle">
                {t('common:optional')}
              </chakra.small>
            </chakra.label>
            <Input
              id={noteInput}
              value={note}
              maxLength={calendarBounds.note.max}
              onChange={({ target }) => setNote(target.value)}
            />
          </chakra.div>
          <chakra.dl
            order={{ base: '2', md: '0' }}
            display="grid"
            gridTemplateColumns="1fr 1fr"
            borderWidth="1px"
            borderRadius="12px"
          >
            {(['from', 'to'] as const).map((end) => (
              <chakra.div
                key={end}
                paddingInline="3.5"
                paddingBlock="2.5"
                borderInlineStartWidth={end === 'to' ? '1px' : '0'}
              >
                <chakra.dt textStyle="xs" color="fg.subtle">
                  {t(`dialog.${end}`)}
                </chakra.dt>
                <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
                  {days
                    ? formats.day(days[end], { weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(',', '')
                    : t('dialog.pick')}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
          {failure && (
            <AlertBox order={{ base: '5', md: '0' }}>
              <p>{textOf(failure)}</p>
            </AlertBox>
          )}
        </Stack>
        {!block && (
          <chakra.div
            order={{ base: '1', md: '0' }}
            alignSelf="start"
            paddingInline="3"
            paddingTop="2"
            paddingBottom="3.5"
            borderWidth="1px"
            borderRadius="card"
          >
            <BlockDays
              month={month}
              onMonth={setMonth}
              value={days}
              onChange={setDays}
              min={today()}
              max={lastDay()}
              takenBy={takenBy}
            />
            {taking.length > 0 && (
              <chakra.p
                display="flex"
                gap="2"
                marginTop="3"
                paddingTop="3"
                borderTopWidth="1px"
                borderColor="hairline"
                textStyle="xs"
                color="fg.muted"
                aria-live="polite"
              >
                <chakra.span
                  aria-hidden
                  flexShrink="0"
                  width="22px"
                  height="14px"
                  borderRadius="4px"
                  bg="bg.muted"
                  borderWidth="1px"
                />
                <span>{sentenceOf(inTheWay ?? (taking[0] as CalendarEntry))}</span>
              </chakra.p>
            )}
          </chakra.div>
        )}
      </Grid>
    </Dialog>
  );

  function sentenceOf(entry: CalendarEntry): string {
    const range = words.rangeOf(entry);
    return entry.booking
      ? t('dialog.booked', { range, name: entry.booking.renter.displayName })
      : t('dialog.taken', { range, what: t(`kinds.${entry.kind}`) });
  }
}

const requestedDays = ({ from, to, block }: BlockRequest): { from: string; to: string } | null => {
  if (block) return { from: block.from, to: dayAfter(block.to, -1) };
  return from && to ? { from: from < today() ? today() : from, to } : null;
};

const lastDay = (): string => dayAfter(monthAfter(today(), calendarBounds.block.months), -1);

/** The first day from today after a gapless series of taken days; today if the series exceeds the limit for blocks. */
function firstFreeDay(taking: readonly CalendarEntry[]): string {
  let day = today();
  for (const { from, to } of taking.toSorted((a, b) => a.from.localeCompare(b.from)))
    if (from <= day && to > day) day = to;
  return day > lastDay() ? today() : day;
}

/** What takes days of the month in the spaces: bookings and other blocks. Days taken on other sites may be blocked too. */
function useTaking(month: string, spaceIds: readonly string[], ownBlock: string | undefined): CalendarEntry[] {
  const { data, previousData } = useHostMonthQuery({ variables: { month } });
  return ((data ?? previousData)?.hostMonth.rows ?? [])
    .filter(({ space }) => spaceIds.includes(space.id))
    .flatMap(({ entries }) => entries)
    .filter(({ kind, block }) => kind !== 'MOVE_OUT' && kind !== 'OTHER_SITE' && (!block || block.id !== ownBlock));
}
