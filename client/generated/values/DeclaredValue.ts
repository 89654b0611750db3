import type { DeclaredValue } from '../schema';

export const DeclaredValueValues = [
  'FROM_500_TO_2000',
  'FROM_2000_TO_5000',
  'OVER_5000',
  'UNDER_500',
] as const satisfies readonly DeclaredValue[];