/** Before a pressed button is removed with its row: moves the focus to the group of the rows, which the page can give no focus by Tab. */
export const focusAround = (button: Element): void => button.closest<HTMLElement>('[tabindex="-1"]')?.focus();
