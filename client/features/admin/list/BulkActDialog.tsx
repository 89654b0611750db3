import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { DecisionValues } from '../components/DecisionForm';
import { LazyDecisionForm } from '../components/LazyDecisionForm';
import { decisions, useDecision } from '../undo/decisions';
import type { BulkAct, BulkActs, RowResult } from './bulk-acts';
import { dottedText } from '../../../ui/display/dotted-text';

export interface BulkActDialogProps<Row> {
  act: BulkAct;
  many: BulkActs<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  onClose: () => void;
}

/** A bulk act: one reason for all rows, the mail of the first one, the number in the button, and the result of each. */
export function BulkActDialog<Row>({ act, many, rows, keyOf, onClose }: BulkActDialogProps<Row>) {
  const { t } = useTranslation('staff');
  const [results, setResults] = useState<readonly RowResult[] | null>(null);
  const [isSeen, setSeen] = useState(true);
  const offered = rows.filter((row) => many.actsOf(row).includes(act.name));
  const left = rows.filter((row) => !offered.includes(row));
  const failed = results?.filter(({ error }) => error !== null) ?? [];
  const open = results ? offered.filter((row) => failed.some(({ key }) => key === keyOf(row))) : offered;

  const [first] = open;
  const name = `many-${act.name}`;
  const undoAs = act.isUndoable ? name : undefined;
  const waiting = useDecision(undoAs);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  /* Returns whether all were done. */
  const sendAll = async (values: DecisionValues): Promise<boolean> => {
    const sent: RowResult[] = (results ?? []).filter(({ error }) => error === null);
    for (const together of groupsOf(open, many.togetherBy ?? keyOf)) {
      const [row, ...others] = together;
      const error = await many.send(act.name, row, values, others).then(
        () => null,
        (problem: unknown) => problem ?? new Error('refused'),
      );
      // Input problems concern all of them, and nothing has been done yet.
      if (error !== null && sent.length === 0 && toAppError(error).fields.length > 0) throw error;
      sent.push(...together.map((one) => ({ key: keyOf(one), name: many.nameOf(one), error })));
    }
    many.onDone();
    const isDone = sent.every(({ error }) => error === null);
    if (isDone) {
      toast({ title: t('list.many.done', { count: sent.length }), tone: 'success' });
      onClose();
    } else if (isLeft.current) reportFailed(sent);
    else setResults(sent);
    return isDone;
  };
  // Sent on leaving the list: nobody sees the results beside the names.
  const reportFailed = (sent: readonly RowResult[]): void => {
    const names = sent.flatMap(({ error, name: one }) => (error === null ? [] : [one]));
    toast({ title: t('list.many.failed', { count: names.length }), description: dottedText(names), tone: 'error' });
  };
  // Escape first undoes what waits; a second one closes the form.
  const close = (): void => (waiting?.phase === 'WAITING' ? decisions.undo(name) : onClose());

  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('list.many.title', { act: act.label, count: open.length })}
      width="40rem"
      placement="full"
    >
      {results ? (
        <Results results={results} />
      ) : (
        <Names title={t('list.many.about')} names={offered.map(many.nameOf)} />
      )}
      {left.length > 0 && <Names title={t('list.many.left')} names={left.map(many.nameOf)} />}
      {open.length > 0 ? (
        <LazyDecisionForm
          name={name}
          undoAs={undoAs}
          fields={act.fields}
          submit={t(results ? 'list.many.again' : 'list.many.submit', { act: act.label, count: open.length })}
          done={null}
          isDangerous={act.isDangerous}
          isDisabled={!isSeen}
          renderPreview={
            many.renderPreview && first && ((values) => many.renderPreview?.(act.name, first, values, setSeen))
          }
          onSend={sendAll}
          onLeave={onClose}
        />
      ) : (
        <Button variant="outline" alignSelf="flex-start" onClick={onClose}>
          {t('room.leave')}
        </Button>
      )}
    </Dialog>
  );
}

/** The rows by what they have in common, in order. */
function groupsOf<Row>(rows: readonly Row[], by: (row: Row) => string): readonly (readonly [Row, ...Row[]])[] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return [...groups.values()];
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <chakra.p textStyle="sm" marginBottom="4" overflowWrap="anywhere" maxHeight="7.5rem" overflowY="auto">
      <chakra.span color="fg.muted">{title} </chakra.span>
      {dottedText(names)}
    </chakra.p>
  );
}

function Results({ results }: { results: readonly RowResult[] }) {
  const { t } = useTranslation('staff');
  const { textOf } = useErrorText();
  return (
    <chakra.ul role="alert" textStyle="sm" marginBottom="4" display="grid" gap="1.5">
      {results.map(({ key, name, error }) => (
        <chakra.li key={key} overflowWrap="anywhere">
          <chakra.b fontWeight="600">{name}</chakra.b>{' '}
          <chakra.span color={error === null ? 'fg.muted' : 'fg.error'}>
            {error === null ? t('list.many.ok') : textOf(error)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
