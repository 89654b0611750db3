import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { closestCenter, DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../forms/FormField';
import type { WizardSpace_SpaceFragment } from '../../../../generated/graphql';
import { SpacePhoto } from '../../../../ui/photo/SpacePhoto';
import { usePhotoActions } from '../use-photo-actions';
import { useWizard } from '../WizardContext';
import { AddPhotos } from './AddPhotos';
import { AltDialog } from './AltDialog';
import { PhotoTile, type TileAction } from './PhotoTile';
import { UploadTile } from './UploadTile';
import { photoBounds } from '../../../../generated/bounds';

type Photo = WizardSpace_SpaceFragment['photos'][number];

/* Tiles differ in size, so nothing moves while dragging: the target position is marked instead. */
const keepPlaces = () => null;

/** All pictures of the draft: uploaded ones, uploads, and a tile to add more. */
export function PhotoGrid() {
  const { t } = useTranslation('wizard');
  const { space, uploads } = useWizard();
  const photos = space?.photos ?? [];
  const actions = usePhotoActions(space);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const [dragged, setDragged] = useState<Photo | null>(null);
  const [described, setDescribed] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const indexOf = (id: unknown) => photos.findIndex((photo) => photo.id === id);
  const { list, focusAfter, stayThere } = useFocusAfterMove(photos);

  const move = (from: number, to: number, focus?: TileAction) => {
    if (from < 0 || to < 0 || to >= photos.length || from === to) return;
    if (focus) focusAfter(photos[from]?.id ?? null, focus);
    actions.move(from, to);
    setAnnouncement(t('photos.moved', { place: to + 1, count: photos.length }));
  };
  const remove = async (id: string, index: number) => {
    focusAfter((photos[index + 1] ?? photos[index - 1])?.id ?? null, 'remove');
    if (await actions.remove(id)) setAnnouncement(t('photos.removed', { number: index + 1 }));
    else stayThere();
  };
  const onAction = (index: number, action: TileAction) => {
    const photo = photos[index];
    if (!photo) return;
    if (action === 'earlier') move(index, index - 1, action);
    else if (action === 'later') move(index, index + 1, action);
    else if (action === 'describe') setDescribed(photo.id);
    else {
      void remove(photo.id, index);
    }
  };
  const describedIndex = indexOf(described);

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setDragged(photos[indexOf(active.id)] ?? null)}
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active, over }) => {
          setDragged(null);
          if (over) move(indexOf(active.id), indexOf(over.id));
        }}
      >
        <SortableContext items={photos.map((photo) => photo.id)} strategy={keepPlaces}>
          <chakra.ul
            ref={list}
            display="grid"
            gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}
            columnGap={{ base: '3', md: '4' }}
            rowGap={{ base: '3', md: '5' }}
            marginTop="5"
            listStyleType="none"
          >
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                index={index}
                count={photos.length}
                onAction={(action) => onAction(index, action)}
              />
            ))}
            {uploads.items.map((item) => (
              <UploadTile key={item.key} item={item} />
            ))}
            {photos.length + uploads.items.length < photoBounds.max && (
              <AddPhotos isOnly={photos.length + uploads.items.length === 0} />
            )}
          </chakra.ul>
        </SortableContext>
        <DragOverlay>
          {dragged && <SpacePhoto photo={dragged} sizes="200px" aspectRatio={4 / 3} boxShadow="2" opacity="0.95" />}
        </DragOverlay>
      </DndContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {photos[describedIndex] && (
        <AltDialog
          key={described}
          photo={photos[describedIndex]}
          number={describedIndex + 1}
          onSave={actions.describe}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  );
}

/*
 * A moved tile loses the focus in some browsers; at an end its button is disabled, so the other one gets it. A deleted tile passes it to
 * its neighbour, the last one to the tile that adds more.
 */
function useFocusAfterMove(photos: readonly Photo[]) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ id: string | null; action: TileAction } | null>(null);
  useEffect(() => {
    const target = wanted.current;
    if (!target) return;
    wanted.current = null;
    // If the focus has moved elsewhere meanwhile, it stays there.
    const isElsewhere = document.activeElement !== document.body && !list.current?.contains(document.activeElement);
    if (isElsewhere) return;
    if (target.id === null || photos.length === 0) return document.getElementById(fieldId('photos'))?.focus();
    const tile = list.current?.querySelector(`[data-photo-id="${CSS.escape(target.id)}"]`);
    const button =
      tile?.querySelector<HTMLButtonElement>(`[data-action="${target.action}"]:not(:disabled)`) ??
      tile?.querySelector<HTMLButtonElement>('button:not(:disabled)');
    button?.focus();
  }, [photos]);
  const focusAfter = (id: string | null, action: TileAction) => {
    wanted.current = { id, action };
  };
  const stayThere = () => {
    wanted.current = null;
  };
  return { list, focusAfter, stayThere };
}
