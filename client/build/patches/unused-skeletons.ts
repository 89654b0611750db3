import type { Change } from './patch-libraries';

/* A component that nobody imports is left out if making it has no side effect. */
const pureComponent = (name: string): readonly Change[] => [
  [`const ${name} = React.forwardRef(`, `const ${name} = /* @__PURE__ */ React.forwardRef(`],
  [`${name}.displayName = "${name}";\n`, ''],
];

/** Leaves out Chakra's skeletons for circles and texts, with the components only they need: they would be part of the first load. */
export const unusedSkeletons: Readonly<Record<string, readonly Change[]>> = {
  '@chakra-ui/react/dist/esm/components/skeleton/skeleton.js': ['SkeletonCircle', 'SkeletonText'].flatMap(
    pureComponent,
  ),
};
