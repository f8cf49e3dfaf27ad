/** Whether the process is on its way out; it then takes no new work. */
export type Lifecycle = { stopping: boolean };
