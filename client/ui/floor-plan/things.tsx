/** A position in a plan, in centimetres. */
interface At {
  x: number;
  y: number;
}

const moved = ({ x, y }: At) => `translate(${x} ${y})`;

/** A moving box, 45 × 35, with its flaps and tape. */
export const Crate = (at: At) => (
  <g transform={moved(at)}>
    <rect width="45" height="35" rx="2" data-tint="carton" />
    <path d="M22.5 0V35M18.5 12.25h8" />
  </g>
);

/** A suitcase lying on its side. */
export const Suitcase = (at: At) => (
  <g transform={moved(at)}>
    <rect width="50" height="32" rx="7" data-tint="body" />
    <path d="M12 0V32M38 0V32" />
  </g>
);

/** A surfboard. */
export const Surfboard = (at: At) => (
  <g transform={moved(at)}>
    <path data-tint="pale" d="M0 13C40 -4 150 -2 120 13C150 28 40 30 0 13Z" />
    <path d="M6 13H116" />
  </g>
);

/** A bed for one (105) or two (130). */
export function Bed({ lengthCm, widthCm, ...at }: At & { lengthCm: number; widthCm: number }) {
  const pillow = (widthCm - 36) / 2;
  return (
    <g transform={moved(at)}>
      <rect width={lengthCm} height={widthCm} rx="8" data-tint="pale" />
      <rect x="10" y="12" width="36" height={pillow} rx="8" />
      <rect x="10" y={24 + pillow} width="36" height={pillow} rx="8" />
      <path d={`M60 0V${widthCm}`} />
    </g>
  );
}

/** A bicycle from above. */
export const Bicycle = (at: At) => (
  <g transform={`${moved(at)} scale(.82)`}>
    <rect y="25" width="62" height="6" rx="3" data-tint="tyre" />
    <rect x="113" y="25" width="62" height="6" rx="3" data-tint="tyre" />
    <path d="M31 28H144M128 0q10 28 0 56" />
    <ellipse cx="62" cy="28" rx="14" ry="8" data-tint="sofa" />
  </g>
);

/** A sofa for two, with its arms and two cushions. */
export function Sofa({ lengthCm = 190, ...at }: At & { lengthCm?: number }) {
  const cushion = lengthCm / 2 - 16;
  return (
    <g transform={moved(at)}>
      <rect width={lengthCm} height="88" rx="14" data-tint="sofa" />
      <rect x="16" y="22" width={cushion} height="62" rx="8" data-tint="cushion" />
      <rect x={16 + cushion} y="22" width={cushion} height="62" rx="8" data-tint="cushion" />
    </g>
  );
}

/** A wardrobe with two doors. */
export const Wardrobe = (at: At) => (
  <g transform={moved(at)}>
    <rect width="120" height="58" rx="2" data-tint="carton" />
    <path d="M0 50H120M60 50V58" />
  </g>
);

/** A washing machine. */
export const Washer = (at: At) => (
  <g transform={moved(at)}>
    <rect width="60" height="60" rx="6" data-tint="pale" />
    <circle cx="30" cy="33" r="19" />
    <path d="M8 9H22" />
  </g>
);

/** A table with its inlaid top. */
export const Table = (at: At) => (
  <g transform={moved(at)}>
    <rect width="100" height="66" rx="6" data-tint="carton" />
    <rect x="6" y="6" width="88" height="54" rx="3" />
  </g>
);

/** A chair. */
export const Chair = (at: At) => (
  <g transform={moved(at)}>
    <rect width="44" height="44" rx="8" data-tint="carton" />
    <rect x="2" width="40" height="9" rx="4" data-tint="shelf" />
  </g>
);

/** A car, four metres long. */
export const Car = (at: At) => (
  <g transform={moved(at)}>
    <rect width="400" height="172" rx="44" data-tint="body" />
    <path data-tint="glass" d="M100 20Q84 86 100 152L136 140Q126 86 136 32Z" />
    <path data-tint="glass" d="M296 22Q314 86 296 150L252 140Q262 86 252 32Z" />
    <path d="M144 16H248M144 156H248M104 0l-8 -10M104 172l-8 10" />
  </g>
);

/** A metre of shelves. */
export const Shelf = (at: At) => (
  <g transform={moved(at)}>
    <rect width="110" height="42" rx="1" data-tint="shelf" />
    <path d="M0 0L110 42M110 0L0 42" />
  </g>
);

/** A motorbike, parked along the wall. */
export const Motorbike = (at: At) => (
  <g transform={`${moved(at)} rotate(90 102.5 38)`}>
    <rect y="30" width="58" height="15" rx="7" data-tint="tyre" />
    <rect x="147" y="31" width="58" height="13" rx="6" data-tint="tyre" />
    <path data-tint="sofa" d="M40 24q50-8 84 4l26 4v12l-26 4q-34 12-84 4z" />
    <path d="M150 0q-14 38 0 76" />
  </g>
);

/** A loaded pallet. */
export const Pallet = (at: At) => (
  <g transform={moved(at)}>
    <rect width="120" height="80" rx="1" data-tint="shelf" />
    <rect x="8" y="6" width="104" height="68" rx="2" data-tint="carton" />
    <path d="M60 6V74M8 40H112" />
  </g>
);
