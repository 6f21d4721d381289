/** Something changed that an open page shows. `id` rises with time; it is what a client resumes from. */
export interface LiveEvent {
  id: string;
  topic: string;
}

export interface Live {
  /**
   * Calls `onEvent` for every event of `topics`, in the order of their ids and each once: first those after
   * `afterId` that are still kept (none when it is null), then those to come. `onEvent` must not throw.
   * The returned function stops.
   * @param afterId decimal id of the last event seen
   */
  subscribe(
    topics: readonly string[],
    afterId: string | null,
    onEvent: (event: LiveEvent) => void,
  ): Promise<() => void>;
}
