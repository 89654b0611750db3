import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { LARGE_TEXT } from './large-text';

const icons = (size: string) => ({ _icon: { width: size, height: size } });

/**
 * Buttons: `solid` (one per view), `outline` (secondary), `ghost` (quiet), `subtle` (soft), `surface` (with a red palette: danger), `plain`
 * (text action).
 */
export const buttonRecipe = defineRecipe({
  className: 'hueco-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    appearance: 'none',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontFamily: 'body',
    fontWeight: '600',
    letterSpacing: '-0.003em',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'press',
    _active: { transform: 'scale(0.985)' },
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0' },
    [LARGE_TEXT]: { h: 'auto', minH: '11', minW: '0', flexShrink: '1', whiteSpace: 'normal' },
  },
  variants: {
    size: {
      xs: { h: '8', minW: '8', px: '2.5', gap: '1.5', textStyle: 'sm', ...icons('4') },
      sm: { h: '9', minW: '9', px: '3.5', gap: '2', textStyle: 'sm', ...icons('4') },
      md: { h: '11', minW: '11', px: '4.5', gap: '2', textStyle: 'md', ...icons('5') },
      lg: { h: '13', minW: '13', px: '6', gap: '2', textStyle: 'md', ...icons('5') },
      xl: { h: '14', minW: '14', px: '6', gap: '2.5', textStyle: 'md', ...icons('5') },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { bg: 'bg.muted', borderColor: 'fg' },
        _expanded: { bg: 'bg.muted', borderColor: 'fg' },
      },
      surface: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'colorPalette.border',
        _hover: { bg: 'colorPalette.subtle' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      ghost: { color: 'inherit', _hover: { bg: 'hover' }, _expanded: { bg: 'press' } },
      plain: {
        h: 'auto',
        minW: '0',
        minH: '8',
        px: '0',
        textStyle: 'sm',
        color: 'colorPalette.fg',
        borderRadius: 'xs',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  textStyle: 'md',
  transitionProperty: 'border-color',
  transitionDuration: 'press',
  _hover: { borderColor: 'fg' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'brand.solid',
    outlineOffset: '-1px',
    borderColor: 'brand.solid',
  },
  _invalid: {
    borderColor: 'border.error',
    _focusVisible: { outlineColor: 'border.error', borderColor: 'border.error' },
  },
  _disabled: { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
  _placeholder: { color: 'fg.subtle', opacity: '1' },
} as const;

const heights = {
  sm: { h: '9', px: '3', textStyle: 'sm' },
  md: { h: '11', px: '3.5' },
  lg: { h: '12', px: '3.5' },
  xl: { h: '13', px: '3.5' },
} as const;

/** Single-line fields: 44 px, `lg` 48 in forms that have their own page. */
export const inputRecipe = defineRecipe({
  className: 'hueco-input',
  base: control,
  variants: {
    size: heights,
    variant: { outline: {}, flushed: { borderColor: 'transparent', bg: 'transparent', px: '0' } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Multi-line fields. */
export const textareaRecipe = defineRecipe({
  className: 'hueco-textarea',
  base: { ...control, minH: '28', px: '3.5', py: '3', resize: 'vertical' },
  variants: { size: { sm: { textStyle: 'sm' }, md: {}, lg: {} }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Room for the arrow; sizes set both sides, so this must come after them. */
const withArrow = <Size extends object>(size: Size) => ({ ...size, pe: '10', textOverflow: 'ellipsis' }) as const;

/** The native select, styled like an input. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'hueco-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', height: 'fit-content' },
    field: { ...control, cursor: 'pointer', '& > option, & > optgroup': { bg: 'bg.panel' } },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.subtle',
      pointerEvents: 'none',
      _icon: { width: '5', height: '5' },
    },
  },
  variants: {
    size: {
      sm: { field: withArrow(heights.sm) },
      md: { field: withArrow(heights.md) },
      lg: { field: withArrow(heights.lg) },
      xl: { field: withArrow(heights.xl) },
    },
    variant: {
      outline: {},
      plain: { field: { borderColor: 'transparent', bg: 'transparent', fontWeight: '600', px: '2' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Label, help and error of one control. */
export const fieldRecipe = defineSlotRecipe({
  className: 'hueco-field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'input', 'select', 'textarea'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: '100%', minWidth: '0', position: 'relative' },
    label: { textStyle: 'sm', fontWeight: '600', textAlign: 'start' },
    requiredIndicator: { color: 'fg.error' },
    helperText: { textStyle: 'small', color: 'fg.subtle' },
    errorText: {
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      textStyle: 'sm',
      fontWeight: '500',
      color: 'fg.error',
      _icon: { width: '4', height: '4', mt: '0.5', flexShrink: '0' },
    },
  },
});

/** Small pills: neutral, or tinted by the palette. `plate` is for photos. */
export const badgeRecipe = defineRecipe({
  className: 'hueco-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    h: '6',
    px: '2.5',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    width: 'fit-content',
    _icon: { width: '3.5', height: '3.5', strokeWidth: '2' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { boxShadow: 'inset 0 0 0 1px var(--hueco-colors-border)', color: 'fg.muted' },
      surface: { bg: 'plate', color: 'plate.fg', boxShadow: '1', _icon: { color: 'trust.solid' } },
      plain: { px: '0', color: 'colorPalette.fg' },
    },
    size: { sm: {}, md: {} },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

/** Links inside text; quiet links elsewhere are `plain` buttons. */
export const linkRecipe = defineRecipe({
  className: 'hueco-link',
  base: {
    display: 'inline',
    color: 'link',
    fontWeight: '500',
    cursor: 'pointer',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: 'xs',
    _hover: { color: 'link.hover', textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      underline: { textDecoration: 'underline' },
      plain: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

/** Placeholder of loading content; never focusable, fades in late so that fast responses do not flicker. */
export const skeletonRecipe = defineRecipe({
  className: 'hueco-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        bg: 'border',
        borderRadius: 'md',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        animation: 'fade-in 200ms 200ms both, pulse 1.6s 400ms ease-in-out infinite',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { bg: 'unset' },
    },
    variant: { pulse: {}, none: { animation: 'none' } },
  },
  defaultVariants: { loading: true, variant: 'pulse' },
});

/** The spinner of a busy button. */
export const spinnerRecipe = defineRecipe({
  className: 'hueco-spinner',
  base: {
    display: 'inline-block',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'md' },
});
