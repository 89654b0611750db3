/** The list of what was left, as its form has it. */
export const thingsOf = ({ things = '', firstWitness = '', secondWitness = '' }: Readonly<Record<string, string>>) => ({
  things,
  firstWitness,
  secondWitness,
});
