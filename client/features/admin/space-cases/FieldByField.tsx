import { Box, chakra, Flex, Grid, IconButton, Textarea } from '@chakra-ui/react';
import { Check, MessageSquareWarning } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffSpaceCase_SpaceFragment } from '../../../generated/graphql';
import type { SpacePart } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { BlockHead } from '../components/details';
import type { PartNotes } from './part-notes';
import { usePartKeys } from './use-part-keys';
import { dottedText } from '../../../ui/display/dotted-text';

interface FieldByFieldProps {
  space: StaffSpaceCase_SpaceFragment;
  notes: PartNotes;
  /** Undefined when no changes can be requested now. */
  onChange?: (notes: PartNotes) => void;
}

/** Every part of a space, each accepted or with a note to its host. */
export function FieldByField({ space, notes, onChange }: FieldByFieldProps) {
  const { t } = useTranslation('staff');
  const table = useRef<HTMLDivElement>(null);
  usePartKeys(table);
  const parts = useParts(space);
  const count = Object.keys(notes).length;
  const set = (part: SpacePart, note: string | null): void => {
    const { [part]: _old, ...rest } = notes;
    onChange?.(note === null ? rest : { ...rest, [part]: note });
  };
  return (
    <Box as="section" aria-label={t('space.fieldByField')}>
      <BlockHead title={t('space.fieldByField')} note={onChange && t('space.notesCount', { count })} />
      <Box ref={table} borderWidth="1px" borderColor="border" borderRadius="photo" bg="bg.panel" overflow="hidden">
        {parts.map(([part, value]) => (
          <PartRow
            key={part}
            part={part}
            value={value}
            note={notes[part]}
            onNote={onChange && ((note) => set(part, note))}
          />
        ))}
      </Box>
    </Box>
  );
}

interface PartRowProps {
  part: SpacePart;
  value: ReactNode;
  note: string | undefined;
  onNote: ((note: string | null) => void) | undefined;
}

function PartRow({ part, value, note, onNote }: PartRowProps) {
  const { t } = useTranslation(['staff', 'domain', 'errors']);
  const name = t(`errors:spacePart.${part}`);
  const hasNote = note !== undefined;
  return (
    <Box
      data-part
      padding="14px 16px"
      textStyle="sm"
      bg={hasNote ? 'bg.error' : undefined}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr) auto', md: '112px minmax(0, 1fr) auto' }} gap="8px 12px">
        <chakra.h3 color="fg.muted" textStyle="sm" fontWeight="400">
          {name}
        </chakra.h3>
        <Box
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          gridRow={{ base: '2', md: 'auto' }}
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {value}
        </Box>
        {onNote && (
          <Flex gap="1.5">
            <IconButton
              size="sm"
              variant={hasNote ? 'outline' : 'subtle'}
              colorPalette={hasNote ? undefined : 'green'}
              aria-label={t('space.good', { part: name })}
              aria-pressed={!hasNote}
              data-verdict="good"
              onClick={() => onNote(null)}
            >
              <Check aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              variant={hasNote ? 'solid' : 'outline'}
              colorPalette={hasNote ? 'red' : undefined}
              aria-label={t('space.note', { part: name })}
              aria-pressed={hasNote}
              data-verdict="note"
              onClick={() => onNote(note ?? '')}
            >
              <MessageSquareWarning aria-hidden />
            </IconButton>
          </Flex>
        )}
      </Grid>
      {hasNote && onNote && <NoteField label={t('space.noteLabel', { part: name })} note={note} onNote={onNote} />}
    </Box>
  );
}

interface NoteFieldProps {
  label: string;
  note: string;
  onNote: (note: string) => void;
}

/** After adding a note its field is focused. */
function NoteField({ label, note, onNote }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Textarea
      ref={field}
      marginTop="2.5"
      rows={2}
      bg="bg.panel"
      aria-label={label}
      placeholder={label}
      value={note}
      onChange={(event) => onNote(event.target.value)}
    />
  );
}

/** The parts with their content. */
function useParts(space: StaffSpaceCase_SpaceFragment): readonly (readonly [SpacePart, ReactNode])[] {
  const { t } = useTranslation(['staff', 'common', 'domain']);
  const { money, area, list } = useFormats();
  const line = (...parts: readonly (string | null | false | undefined)[]): string => dottedText(parts) || '–';
  return [
    [
      'PHOTOS',
      <Box key="photos">
        {t('staff:space.photosCount', { count: space.photos.length })}
        <Grid templateColumns="repeat(auto-fill, minmax(72px, 1fr))" gap="2" marginTop="2">
          {space.photos.map((photo) => (
            <SpacePhoto key={photo.id} photo={photo} sizes="96px" aspectRatio="4 / 3" borderRadius="md" />
          ))}
        </Grid>
      </Box>,
    ],
    ['TITLE', space.title ?? '–'],
    ['DESCRIPTION', space.description ?? '–'],
    ['TYPE', line(space.type && t(`common:spaceType.${space.type}`), space.sizeM2 !== null && area(space.sizeM2))],
    ['ADDRESS', line(space.address, [space.postalCode, space.city].filter(Boolean).join(' '))],
    ['ACCESS', space.accessMode ? t(`domain:accessMode.${space.accessMode}`) : '–'],
    ['GOODS', space.allowedGoods.length > 0 ? list(space.allowedGoods.map((one) => t(`domain:goods.${one}`))) : '–'],
    [
      'PRICE',
      line(
        space.priceAllInCents !== null && t('staff:space.perMonth', { price: money(space.priceAllInCents) }),
        t('staff:space.minDays', { count: space.minDays }),
      ),
    ],
    ['TERMS', t(`domain:policy.${space.cancellationPolicy}`)],
  ];
}
