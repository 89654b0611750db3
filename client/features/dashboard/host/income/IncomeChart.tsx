import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import { axisTop, lineThrough, nearest, pointsOf, type ChartBox, type IncomeMonth, type Point } from './income-scale';

/* The sizes of the chart, near to those of the page, since its text grows with it; on phones with half the lines and every second month. */
const FULL: ChartBox = { width: 900, height: 262, left: 44, right: 880, top: 34, bottom: 236 };
const WIDE: ChartBox = { width: 556, height: 262, left: 44, right: 536, top: 34, bottom: 236 };
const NARROW: ChartBox = { width: 326, height: 220, left: 44, right: 314, top: 42, bottom: 194 };
const TIP = { width: 112, height: 44, away: 12 };
/* About the width of the forecast's label. */
const LABEL = { width: 128, height: 16 };

/** The income of twelve months as an area; the last month is a forecast and looks different from paid ones. */
export function IncomeChart({ months }: { months: readonly IncomeMonth[] }) {
  return (
    <>
      {/* Where the panel has no other beside it. */}
      <Chart months={months} box={FULL} lines={5} everyMonth display={{ base: 'none', md: 'block', lg: 'none' }} />
      <Chart
        months={months}
        box={WIDE}
        lines={5}
        everyMonth
        display={{ base: 'none', sm: 'block', md: 'none', lg: 'block' }}
      />
      <Chart months={months} box={NARROW} lines={2} display={{ sm: 'none' }} />
    </>
  );
}

interface ChartProps extends HTMLChakraProps<'svg'> {
  months: readonly IncomeMonth[];
  box: ChartBox;
  lines: number;
  everyMonth?: boolean;
}

function Chart({ months, box, lines, everyMonth, ...rest }: ChartProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const fillId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const top = axisTop(Math.max(...months.map(({ expectedCents }) => expectedCents)));
  const points = pointsOf(months, top, box);
  const past = points.slice(0, -1);
  const [before, last] = [past.at(-1), points.at(-1)];
  if (!before || !last) return null;
  const below = last.y + LABEL.height + 6;
  // Under a falling forecast, above a rising one: beside its point, and over neither end of the line.
  const labelY = last.y > before.y && below < box.bottom - 4 ? below : Math.max(LABEL.height, last.y - 14);
  const nameOf = (index: number): string =>
    formats.day(months[index]?.month ?? '', { month: 'short', year: 'numeric' });
  const active = pointed ?? past.length - 1;
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(nearest(points, ((event.clientX - left) / width) * box.width));
  };
  return (
    <chakra.svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t('income.chart', { from: nameOf(0), to: nameOf(months.length - 1) })}
      width="full"
      height="auto"
      overflow="visible"
      textStyle="xs"
      fontWeight="500"
      fontVariantNumeric="tabular-nums"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(null)}
      css={{ '& text': { fill: 'fg.subtle' } }}
      {...rest}
    >
      <linearGradient id={fillId} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--hueco-colors-chart-1)" stopOpacity="0.2" />
        <stop offset="1" stopColor="var(--hueco-colors-chart-1)" stopOpacity="0" />
      </linearGradient>
      <Axis box={box} lines={lines} labelOf={(share) => (share === 0 ? '0' : formats.price(top * share))} />
      <path fill={`url(#${fillId})`} d={`${lineThrough(past)}L${before.x} ${box.bottom}L${box.left} ${box.bottom}Z`} />
      <chakra.path
        d={lineThrough(past)}
        fill="none"
        stroke="chart.1"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <chakra.path
        data-forecast
        d={lineThrough([before, last])}
        fill="none"
        stroke="chart.1"
        strokeWidth="2.25"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <chakra.circle cx={last.x} cy={last.y} r="4.5" fill="bg.panel" stroke="chart.1" strokeWidth="2.25" />
      <chakra.text
        x={last.x + 4}
        y={labelY}
        textAnchor="end"
        fontWeight="600"
        css={{ '&&': { fill: 'fg', stroke: 'bg.panel', strokeWidth: '4px', paintOrder: 'stroke' } }}
      >
        {t('income.forecast', { amount: formats.money(months.at(-1)?.expectedCents ?? 0) })}
      </chakra.text>
      {points.map(({ x }, index) =>
        everyMonth || index % 2 === (points.length - 1) % 2 ? (
          <chakra.text
            key={months[index]?.month}
            x={x}
            y={box.bottom + 22}
            textAnchor="middle"
            {...(index === points.length - 1 ? { fontWeight: '600', css: { '&&': { fill: 'fg' } } } : {})}
          >
            {formats.day(months[index]?.month ?? '', { month: 'short' })}
          </chakra.text>
        ) : null,
      )}
      {active < past.length && (
        <Tip
          box={box}
          point={past[active] ?? before}
          label={{ x: last.x, y: labelY }}
          month={nameOf(active)}
          amount={formats.money(months[active]?.paidCents ?? 0)}
        />
      )}
    </chakra.svg>
  );
}

function Axis({ box, lines, labelOf }: { box: ChartBox; lines: number; labelOf: (share: number) => string }) {
  return Array.from({ length: lines + 1 }, (_, index) => {
    const y = box.bottom - (index / lines) * (box.bottom - box.top);
    return (
      <g key={index}>
        <chakra.line x1={box.left} x2={box.right} y1={y} y2={y} stroke={index === 0 ? 'border' : 'hairline'} />
        <text x={box.left - 10} y={y + 4} textAnchor="end">
          {labelOf(index / lines)}
        </text>
      </g>
    );
  });
}

/** The amount of one month, left of its point if there is room. */
function Tip({
  box,
  point,
  label,
  month,
  amount,
}: {
  box: ChartBox;
  point: Point;
  label: Point;
  month: string;
  amount: string;
}) {
  const left = point.x - TIP.away - TIP.width;
  const x = left >= box.left ? left : point.x + TIP.away;
  const above = Math.max(0, point.y - TIP.height - 22);
  // A tooltip that would cover the forecast's label goes below.
  const isOverLabel =
    x + TIP.width > label.x - LABEL.width && above < label.y + 4 && above + TIP.height > label.y - LABEL.height;
  const y = isOverLabel ? label.y + 12 : above;
  return (
    <g>
      <chakra.line
        x1={point.x}
        x2={point.x}
        y1={Math.min(y, point.y)}
        y2={box.bottom}
        stroke="border.control"
        strokeDasharray="2 3"
      />
      <chakra.circle cx={point.x} cy={point.y} r="5" fill="chart.1" stroke="bg.panel" strokeWidth="2.5" />
      <chakra.rect x={x} y={y} width={`${TIP.width}px`} height={`${TIP.height}px`} rx="9" fill="bg.inverted" />
      <chakra.text x={x + 12} y={y + 18} opacity="0.8" css={{ '&&': { fill: 'fg.inverted' } }}>
        {month}
      </chakra.text>
      <chakra.text x={x + 12} y={y + 34} fontWeight="600" css={{ '&&': { fill: 'fg.inverted' } }}>
        {amount}
      </chakra.text>
    </g>
  );
}
