import { chakra } from '@chakra-ui/react';

const [WIDTH, HEIGHT, EDGE] = [132, 32, 4];
/** Few values are shown as columns: a line would suggest days in between. */
const FEW = 3;

/** A sparkline; columns if there are few values. */
export function Spark({ trend }: { trend: readonly number[] }) {
  // A single point is not a trend.
  if (trend.length < 2) return null;
  const most = Math.max(...trend, 1);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, trend.length - 1);
  const y = (value: number): number => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  const points = trend.map((value, index) => [EDGE + index * step, y(value)] as const);
  const last = points.at(-1);
  const line = points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={`${WIDTH}px`}
      maxWidth="full"
      height={`${HEIGHT}px`}
      color="brand.solid"
      aria-hidden
    >
      {most <= FEW ? (
        trend.map((value, index) => {
          const width = WIDTH / trend.length - 3;
          const height = value === 0 ? 1.5 : Math.max(4, HEIGHT - y(value));
          return (
            <rect
              key={index}
              x={(index * WIDTH) / trend.length}
              y={HEIGHT - height}
              width={width}
              height={height}
              rx="1.5"
              fill="currentColor"
              opacity={value === 0 ? 0.3 : 1}
            />
          );
        })
      ) : (
        <>
          <polygon points={`${EDGE},${HEIGHT} ${line} ${WIDTH - EDGE},${HEIGHT}`} fill="currentColor" opacity="0.1" />
          <polyline points={line} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
          {last && <circle cx={last[0]} cy={last[1]} r="2.5" fill="currentColor" />}
        </>
      )}
    </chakra.svg>
  );
}
