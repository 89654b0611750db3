import { Button, chakra, Flex, Input } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCountText } from './count-text';
import { useSavedViews, viewQuery, type ListView } from './list-views';

export interface ListViewsProps {
  /** The built-in views of this kind of list. */
  views: readonly ListView[];
  /** The row count of a view, by its normalized filters; undefined when unknown. */
  countOf?: (query: string) => number | undefined;
  viewsRef: RefObject<HTMLDivElement | null>;
}

const MOST_LETTERS = 40;

/** Views of a list, each a URL: built-in ones, and those saved in this browser. */
export function ListViews({ views, countOf, viewsRef }: ListViewsProps) {
  const { t } = useTranslation('staff');
  const { pathname, search } = useLocation();
  const saved = useSavedViews(pathname);
  const current = viewQuery(search);
  const all = [{ name: t('list.views.all'), query: '' }, ...views, ...saved.views];
  const isKnown = all.some(({ query }) => viewQuery(query) === current);
  return (
    <Flex
      as="nav"
      ref={viewsRef}
      aria-label={t('list.views.label')}
      gap={{ base: '4', md: '5' }}
      paddingInline={{ base: '16px', md: '24px' }}
      alignItems="center"
      overflowX="auto"
      scrollbar="hidden"
      flexShrink="0"
    >
      {all.map((view) => (
        <ViewLink
          key={`${view.name} ${view.query}`}
          view={view}
          isCurrent={viewQuery(view.query) === current}
          count={countOf?.(viewQuery(view.query))}
          onRemove={saved.views.includes(view) ? () => saved.remove(view.name) : undefined}
        />
      ))}
      {!isKnown && <SaveView key={current} onSave={(name) => saved.save({ name, query: current })} />}
    </Flex>
  );
}

function ViewLink({
  view,
  isCurrent,
  count,
  onRemove,
}: {
  view: ListView;
  isCurrent: boolean;
  count: number | undefined;
  onRemove?: (() => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  const { pathname } = useLocation();
  const countText = useCountText();
  return (
    <Flex alignItems="center" flexShrink="0">
      <chakra.div
        asChild
        display="inline-flex"
        alignItems="center"
        minHeight="11"
        textStyle="sm"
        whiteSpace="nowrap"
        fontWeight={isCurrent ? '600' : '400'}
        color={isCurrent ? 'fg' : 'fg.muted'}
        boxShadow={isCurrent ? 'inset 0 -2px 0 var(--hueco-colors-brand-solid)' : undefined}
        _hover={{ color: 'fg' }}
      >
        <Link
          to={view.query ? `${pathname}?${view.query}` : pathname}
          aria-current={isCurrent ? 'page' : undefined}
          data-view
        >
          {view.name}
          {count !== undefined && (
            <chakra.span marginInlineStart="1.5" textStyle="xs" fontWeight="450" color="fg.subtle">
              {countText(count)}
            </chakra.span>
          )}
        </Link>
      </chakra.div>
      {onRemove && (
        <chakra.button
          type="button"
          aria-label={t('list.views.remove', { name: view.name })}
          display="grid"
          placeItems="center"
          boxSize={{ base: '11', md: '8' }}
          color="fg.subtle"
          cursor="pointer"
          onClick={onRemove}
        >
          <X size={14} aria-hidden />
        </chakra.button>
      )}
    </Flex>
  );
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" minHeight="11" color="fg.muted" flexShrink="0" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden />
        {t('list.views.save')}
      </Button>
    );
  return (
    <chakra.form
      display="flex"
      alignItems="center"
      gap="2"
      flexShrink="0"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onSave(name.trim());
      }}
    >
      <Input
        size="sm"
        width="12rem"
        // The button that opened it is gone: the focus moves here.
        ref={(element) => element?.focus()}
        aria-label={t('list.views.name')}
        placeholder={t('list.views.name')}
        maxLength={MOST_LETTERS}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      <Button type="submit" size="sm" variant="outline">
        {t('list.views.save')}
      </Button>
    </chakra.form>
  );
}
