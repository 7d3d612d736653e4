/** How long an interaction is remembered, in seconds: as long as Discord lets it be answered, 15 minutes. */
export const interactionSeconds = 15 * 60;
