import { Button, chakra, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { today } from '../../../ui/time/today';
import type { BlockRequest } from './block-request';
import { BlockDays } from './BlockDays';
import { ChosenDays, NoteField, ReasonField, SpaceField } from './block-fields';
import type { CalendarEntry, CalendarRow } from './calendar-rows';
import { lastDay, useBlockForm, type BlockForm } from './use-block-form';
import { useEntryLabels } from './use-entry-labels';

interface BlockDialogProps {
  request: BlockRequest;
  rows: readonly CalendarRow[];
  /** Spaces that the calendar does not show, so that "all" is not all. */
  hidden: number;
  onClose: () => void;
}

/** Blocks days of one space or of all, or shows a block with a button to remove it. Bookings are never affected. */
export function BlockDialog({ request, rows, hidden, onClose }: BlockDialogProps) {
  const { t } = useTranslation('calendar');
  const { textOf } = useErrorText();
  const form = useBlockForm(request, rows, onClose);
  const { block, failure } = form;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      keepsTyped
      title={block ? t('dialog.titleBlock') : t('dialog.title')}
      width={block ? '32rem' : '760px'}
      footer={<Buttons form={form} onClose={onClose} />}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: block ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 320px' }}
        columnGap="8"
        rowGap="5"
      >
        <Stack gap="5" display={{ base: 'contents', md: 'flex' }}>
          <SpaceField form={form} rows={rows} hasAll={hidden === 0} />
          <ReasonField form={form} />
          <NoteField form={form} />
          <ChosenDays form={form} />
          {failure && (
            <AlertBox order={{ base: '5', md: '0' }}>
              <p>{textOf(failure)}</p>
            </AlertBox>
          )}
        </Stack>
        {!block && <Calendar form={form} />}
      </Grid>
    </Dialog>
  );
}

/** The days to choose from, and what takes some of them. */
function Calendar({ form }: { form: BlockForm }) {
  const { t } = useTranslation('calendar');
  const { rangeOf } = useEntryLabels();
  const { taking } = form;
  const takenBy = (day: string): string | null => {
    const entry = taking.find(({ from, to }) => day >= from && day < to);
    return entry ? t(`kinds.${entry.kind}`) : null;
  };
  return (
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
        month={form.month}
        onMonth={form.setMonth}
        value={form.days}
        onChange={form.setDays}
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
          <span>{sentenceOf(form.inTheWay ?? (taking[0] as CalendarEntry))}</span>
        </chakra.p>
      )}
    </chakra.div>
  );

  function sentenceOf(entry: CalendarEntry): string {
    const range = rangeOf(entry);
    return entry.booking
      ? t('dialog.booked', { range, name: entry.booking.renter.displayName })
      : t('dialog.taken', { range, what: t(`kinds.${entry.kind}`) });
  }
}

function Buttons({ form, onClose }: { form: BlockForm; onClose: () => void }) {
  const { t } = useTranslation(['calendar', 'common']);
  const { block, days, count } = form;
  const isBusy = form.isSaving || form.isFreeing;
  return (
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
          loading={form.isFreeing}
          disabled={isBusy}
          onClick={() => void form.free()}
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
        loading={form.isSaving}
        disabled={!days || isBusy || form.inTheWay !== undefined}
        onClick={() => void form.save()}
      >
        {block ? t('common:actions.save') : count > 0 ? t('dialog.submit', { count }) : t('dialog.title')}
      </Button>
    </>
  );
}
