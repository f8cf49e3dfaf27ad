/** Whether the process is shutting down; it then takes no new work. */
export type Lifecycle = { stopping: boolean };
