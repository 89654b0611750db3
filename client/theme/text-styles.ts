import { defineLayerStyles, defineTextStyles } from '@chakra-ui/react';

const px = (value: number) => `${value / 16}rem`;

const either = (phone: number, wide: number) => (phone === wide ? px(phone) : { base: px(phone), md: px(wide) });

/* Sizes as [size, line] for phones and from 900 px on. */
const sized = (phone: [number, number], wide: [number, number], rest: Record<string, string>) => ({
  value: { ...rest, fontSize: either(phone[0], wide[0]), lineHeight: either(phone[1], wide[1]) },
});

const heading = { fontFamily: 'heading', textWrap: 'balance' };
const tabular = { fontFamily: 'body', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

/** The seven text sizes of a page, by meaning. `xs sm md lg` are for the components' recipes. */
export const textStyles = defineTextStyles({
  display: sized([34, 38], [56, 60], { ...heading, fontWeight: '700', letterSpacing: '-0.02em' }),
  h1: sized([28, 34], [40, 46], { ...heading, fontWeight: '700', letterSpacing: '-0.015em' }),
  h2: sized([22, 28], [30, 36], { ...heading, fontWeight: '650', letterSpacing: '-0.012em' }),
  h3: sized([18, 24], [20, 26], { ...heading, fontWeight: '600', letterSpacing: '-0.005em' }),
  lead: sized([18, 26], [20, 30], { textWrap: 'pretty' }),
  body: sized([16, 24], [16, 26], { textWrap: 'pretty' }),
  small: sized([14, 20], [14, 20], { fontWeight: '450' }),
  caption: sized([12, 16], [12, 16], { fontWeight: '500' }),
  price: sized([20, 24], [24, 28], { ...tabular, fontWeight: '700', letterSpacing: '-0.015em' }),
  'price.card': sized([20, 24], [20, 24], { ...tabular, fontWeight: '700', letterSpacing: '-0.015em' }),
  kpi: sized([30, 36], [30, 36], { ...tabular, fontWeight: '700', letterSpacing: '-0.022em' }),
  xs: sized([12, 16], [12, 16], {}),
  sm: sized([14, 20], [14, 20], {}),
  md: sized([16, 24], [16, 24], {}),
  lg: sized([20, 26], [20, 26], {}),
});

/** Surfaces used in several places. */
export const layerStyles = defineLayerStyles({
  card: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' } },
  panel: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'card', minWidth: '0' } },
  raised: {
    value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'hairline', borderRadius: 'card', boxShadow: '2' },
  },
  sheet: { value: { bg: 'bg.panel', borderRadius: 'sheet', boxShadow: '2' } },
  menu: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'photo', boxShadow: '2' } },
  disabled: { value: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent', cursor: 'not-allowed' } },
  none: { value: {} },
});
