import { registerEnumType } from 'type-graphql';

/** The progress of a visitor of a space. */
export enum ViewStep {
  SPACE = 'space',
  PRICE = 'price',
}

registerEnumType(ViewStep, {
  name: 'ViewStep',
  description: 'The progress of a visitor of a space.',
  valuesConfig: {
    SPACE: { description: 'The page of the space is open.' },
    PRICE: { description: 'Dates are chosen, and their price is displayed.' },
  },
});
