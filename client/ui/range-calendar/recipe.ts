import { defineSlotRecipe } from '@chakra-ui/react';
import { datePickerAnatomy } from '@chakra-ui/react/anatomy';

const cell = { w: 'full', h: '11', minW: '36px' };

/** The calendar of a stay: past muted, taken struck through, the chosen range tinted between two solid ends. */
export const rangeCalendarRecipe = defineSlotRecipe({
  className: 'hueco-calendar',
  slots: datePickerAnatomy.keys(),
  base: {
    root: { w: 'full' },
    view: { w: 'full' },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '3' },
    prevTrigger: { display: 'grid', placeItems: 'center', w: '11', h: '11', borderRadius: 'full', cursor: 'pointer', _hover: { bg: 'hover' }, _disabled: { color: 'fg.subtle', opacity: '0.5', cursor: 'default' } },
    nextTrigger: { display: 'grid', placeItems: 'center', w: '11', h: '11', borderRadius: 'full', cursor: 'pointer', _hover: { bg: 'hover' }, _disabled: { color: 'fg.subtle', opacity: '0.5', cursor: 'default' } },
    rangeText: { fontWeight: '600' },
    table: { w: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 2px', fontVariantNumeric: 'tabular-nums' },
    tableHeader: { h: '7', textStyle: 'xs', fontWeight: '600', color: 'fg.subtle', textAlign: 'center' },
    tableCell: { p: '0', textAlign: 'center' },
    tableCellTrigger: {
      ...cell,
      display: 'grid',
      placeItems: 'center',
      position: 'relative',
      textStyle: 'sm',
      fontWeight: '500',
      borderRadius: 'control',
      cursor: 'pointer',
      userSelect: 'none',
      _hover: { bg: 'hover' },
      _today: { fontWeight: '700', _after: { content: '""', position: 'absolute', bottom: '1.5', w: '1', h: '1', borderRadius: 'full', bg: 'currentColor' } },
      '&[data-outside-range]': { visibility: 'hidden' },
      _disabled: { color: 'fg.subtle', cursor: 'default', fontWeight: '450', _hover: { bg: 'transparent' } },
      '&[data-unavailable]': { color: 'fg.subtle', cursor: 'not-allowed', fontWeight: '450', _hover: { bg: 'transparent' } },
      '&[data-taken]': { textDecoration: 'line-through' },
      '&[data-in-range]': { bg: 'brand.subtle', color: 'brand.fg', borderRadius: '0', _hover: { bg: 'brand.muted' } },
      '&[data-in-hover-range]': { bg: 'brand.subtle', color: 'brand.fg', borderRadius: '0', _hover: { bg: 'brand.muted' } },
      '&[data-selected]': { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' }, fontWeight: '700' },
      '&[data-range-start]': { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' }, fontWeight: '700', borderRadius: '10px 0 0 10px' },
      '&[data-range-end]': { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' }, fontWeight: '700', borderRadius: '0 10px 10px 0' },
      '&[data-range-start][data-range-end]': { borderRadius: 'control' },
    },
  },
});
