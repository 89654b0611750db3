/** The step of the wizard where the host writes the access instructions of a space. */
export const accessStepPath = (spaceId: string): string =>
  `/edit-space/${spaceId}?step=access&field=accessInstructions`;
